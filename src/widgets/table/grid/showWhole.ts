/** Gives an element whose text is cut off the whole of it as a tooltip. */
export function showWhole(target: EventTarget): void {
  if (!(target instanceof HTMLElement) || target.tagName === 'TD') return
  const isCut = target.scrollWidth > target.clientWidth
  const text = target instanceof HTMLInputElement ? target.value : target.textContent
  if (isCut) target.title = text
  else if (target.title === text) target.removeAttribute('title')
}
