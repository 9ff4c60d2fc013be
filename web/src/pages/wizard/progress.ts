/**
 * How far along an interview is, in numbers that never go down. Each answer may add or remove questions before and after
 * it, so neither a question's place in the list nor the length of the list will do.
 */
type Answers = Readonly<Record<string, string>>;

/** A question's number: how many were answered before it. One that is answered again keeps its number. */
export function numberOf(question: string, answers: Answers): number {
  const given = Object.keys(answers);
  const at = given.indexOf(question);
  return (at < 0 ? given.length : at) + 1;
}

/** The share that is done of the questions that come up now (0 to 1), or what was reached before if that's more. */
export function shareDone(reached: number, questions: readonly string[], answers: Answers): number {
  const open = questions.filter((each) => !(each in answers)).length;
  const given = Object.keys(answers).length;
  return Math.max(reached, given / Math.max(given + open, 1));
}
