/** Moves the focus to the page's content, without an outline around it. */
export function focusMain(): void {
  const main = document.querySelector('main')
  if (!main) return
  main.tabIndex = -1
  main.style.outline = 'none'
  main.focus({ preventScroll: true })
}
