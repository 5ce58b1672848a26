/** The clipboard is closed to pages here; `msg` is shown as it is. */
export class NotCopied extends Error {
  readonly msg = '没能复制本页地址，请点右上角的“···”，选择“复制链接”'
}

/**
 * Copies this page's address. Browsers inside apps often lack the newer way, or refuse it: then as one does by hand.
 * @throws NotCopied where neither is let
 */
export async function copyAddress(): Promise<void> {
  const { href } = location
  try {
    await navigator.clipboard.writeText(href)
  } catch {
    if (!copiedByHand(href)) throw new NotCopied()
  }
}

function copiedByHand(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  // A read-only field opens no keyboard on a phone.
  field.readOnly = true
  const before = document.activeElement
  document.body.append(field)
  field.focus({ preventScroll: true })
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (before instanceof HTMLElement) before.focus()
  }
}
