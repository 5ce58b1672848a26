import type { BenchCase } from '../benchCase.ts'

/** Answers where fields and their messages are, of a contender that marks both with the attributes of ours. */
export function inDocument(
  element: HTMLElement,
): Pick<BenchCase, 'place' | 'message' | 'messages'> {
  const place = (key: string) => element.querySelector(`[data-field="${key}"]`)
  return {
    place,
    message: (key) => place(key)?.querySelector('[data-error]')?.textContent ?? '',
    messages: () => element.querySelectorAll('[data-error]').length,
  }
}
