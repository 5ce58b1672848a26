import type { FileFinding } from '#contract/finding.ts'
import { get, type Located } from '#lint/document/located.ts'
import { configFinding } from './configFinding.ts'

/** A banner needs a second file for phones: a picture made for a PC shrinks to a strip of unreadable text there. */
export const checkBanners = (site: Located | undefined): FileFinding[] =>
  (get(site, 'banner')?.items ?? []).flatMap((banner) => {
    const files = get(banner, 'file')
    if (!files || files.items.length > 1) return []
    if (files.items.some((file) => get(file, 'mobileUrl'))) return []
    const message = '横幅没有手机用的图片'
    const hint = 'file 里再写一张给手机用的；两种设备用同一张时，同一个地址写两遍'
    return [configFinding(files, { code: 'banner-phone', message, hint, severity: 'warning' })]
  })
