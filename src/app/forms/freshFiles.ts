import type { Client } from '#client/createClient.ts'

/** A signature of the storage in an address. */
const SIGNED = /[?&](?:x-oss-signature|Signature)=/

/** The expiry of an address in milliseconds since 1970; infinity when it has none. */
function endOf(address: string): number {
  const query = new URL(address, location.href).searchParams
  const seconds = query.get('Expires')
  if (seconds) return Number(seconds) * 1000
  const [, ...at] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(query.get('x-oss-date') ?? '') ?? []
  const [year = Number.NaN, month = 1, ...rest] = at.map(Number)
  const end = Date.UTC(year, month - 1, ...rest) + Number(query.get('x-oss-expires')) * 1000
  return Number.isNaN(end) ? Number.POSITIVE_INFINITY : end
}

/**
 * Refreshes expired file addresses on a page that stays open: an image, video or audio whose signed address fails is
 * requested at a fresh one, once per address, before an error is shown; a link with an expired address is followed at a
 * fresh one. Returns a function that stops this.
 */
export function watchFiles(client: Pick<Client, 'call'>, now: () => number): () => void {
  const tried = new Set<string>()
  const fresh = (url: string) =>
    client.call('fileAddress', { url }, { silent: true }).then((answer) => answer.url)

  function onError(event: Event): void {
    const media = event.target
    if (!(media instanceof HTMLImageElement || media instanceof HTMLMediaElement)) return
    const address = media.getAttribute('src') ?? ''
    if (!SIGNED.test(address) || tried.has(address)) return
    tried.add(address)
    event.stopImmediatePropagation()
    fresh(address).then(
      (url) => {
        tried.add(url)
        if (media.getAttribute('src') === address) media.src = url
      },
      () => media.dispatchEvent(new Event('error')),
    )
  }

  function onClick(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const address = link?.getAttribute('href') ?? ''
    if (!link || !SIGNED.test(address) || endOf(address) > now()) return
    event.preventDefault()
    event.stopImmediatePropagation()
    fresh(address).then(
      (url) => {
        link.href = url
        link.click()
      },
      () => open(address, link.target || '_self'),
    )
  }

  addEventListener('error', onError, true)
  addEventListener('click', onClick, true)
  return () => {
    removeEventListener('error', onError, true)
    removeEventListener('click', onClick, true)
  }
}
