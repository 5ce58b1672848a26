import type { FileFinding } from '#contract/finding.ts'
import { get, type Located, textOf } from '#lint/document/located.ts'
import { configFinding } from './configFinding.ts'

/**
 * Reports banners without a file for phones, where a picture made for a PC shrinks to a strip of unreadable text, and
 * those whose address is of a notice that the society does not have.
 */
export function checkBanners(
  site: Located | undefined,
  notices: Located | undefined,
): FileFinding[] {
  const known = new Set(notices?.items.map((notice) => textOf(get(notice, 'id'))))
  return (get(site, 'banner')?.items ?? []).flatMap((banner) => {
    const files = get(banner, 'file')
    if (!files) return []
    const phone = files.items.length > 1 ? [] : [configFinding(files, 'banner-phone')]
    return [...phone, ...files.items.flatMap((file) => checkAddress(get(file, 'address'), known))]
  })
}

const NOTICE = /^\/notice\?id=([^&]+)/

function checkAddress(
  address: Located | undefined,
  known: ReadonlySet<string | undefined>,
): FileFinding[] {
  const id = NOTICE.exec(textOf(address) ?? '')?.[1]
  if (!address || id === undefined || known.has(id)) return []
  return [configFinding(address, 'banner-notice', { id })]
}
