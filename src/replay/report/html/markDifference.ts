import { escapeHtml } from './escapeHtml.ts'

/** Two texts as HTML, with everything but their common beginning and end marked. An absent text is a dash. */
export function markDifference(was: string, now: string): [string, string] {
  if (was === '' || now === '') return [plain(was), plain(now)]
  const [before, after] = [[...was], [...now]]
  const head = common(before, after)
  const tail = common(before.slice(head).reverse(), after.slice(head).reverse())
  return [marked(before, head, tail), marked(after, head, tail)]
}

const plain = (text: string): string =>
  text === '' ? '<span class="none">—</span>' : escapeHtml(text)

function common(before: readonly string[], after: readonly string[]): number {
  const at = before.findIndex((character, index) => character !== after[index])
  return at < 0 ? before.length : at
}

function marked(characters: readonly string[], head: number, tail: number): string {
  const end = characters.length - tail
  const part = (from: number, to: number) => escapeHtml(characters.slice(from, to).join(''))
  const middle = part(head, end)
  return `${part(0, head)}${middle === '' ? '' : `<mark>${middle}</mark>`}${part(end, characters.length)}`
}
