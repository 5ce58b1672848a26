import type { FileFinding } from '#contract/finding.ts'
import { get, type Located } from '#lint/document/located.ts'
import { configFinding } from './configFinding.ts'

/** A banner needs a second file for phones: a picture made for a PC shrinks to a strip of unreadable text there. */
export const checkBanners = (site: Located | undefined): FileFinding[] =>
  (get(site, 'banner')?.items ?? []).flatMap((banner) => {
    const files = get(banner, 'file')
    if (!files || files.items.length > 1) return []
    if (files.items.some((file) => get(file, 'mobileUrl'))) return []
    return [configFinding(files, 'banner-phone')]
  })
