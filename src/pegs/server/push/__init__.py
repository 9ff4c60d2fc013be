"""Notifications on phones and computers when it's someone's turn (Web Push)."""
