import type { Answer, Explanation } from '#contract/why.ts'
import texts from './texts.json' with { type: 'json' }

/** Returns an explanation with the panel's captions in place of attribute names. */
export function inStaffWords(explanation: Explanation | undefined): Explanation | undefined {
  if (!explanation) return undefined
  const answers = Object.entries(explanation.answers).map(([aspect, answer]) => [
    aspect,
    { ...answer, sentence: plainSentence(answer) },
  ])
  return { ...explanation, answers: Object.fromEntries(answers) }
}

const plainSentence = ({ sentence }: Answer): string =>
  Object.entries(texts.attributes).reduce(
    (text, [name, caption]) => text.replaceAll(new RegExp(` ${name}\\b`, 'g'), `“${caption}”`),
    sentence,
  )
