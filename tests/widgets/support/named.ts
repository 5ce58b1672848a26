/** Everything on screen with this accessible label, or, for buttons, this text. */
export const allNamed = (name: string, scope: ParentNode = document): HTMLElement[] =>
  [...scope.querySelectorAll<HTMLElement>('button, [aria-label]')].filter(
    (element) =>
      element.getAttribute('aria-label') === name ||
      (element.tagName === 'BUTTON' && element.textContent === name),
  )

/** The first of them. @throws when there is none, so that a test cannot pass by pressing nothing. */
export function named(name: string, scope: ParentNode = document): HTMLElement {
  const [found] = allNamed(name, scope)
  if (!found) throw new Error(`Nothing is named ${name}`)
  return found
}
