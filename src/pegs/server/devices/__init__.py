"""What a person has in a browser, on its way to another device, or kept for the day their phone is gone."""
