import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '../../refusal.ts'
import type { ServerParts } from '../../serverParts.ts'
import type { Gallery } from './openGallery.ts'

/** @throws Refusal where the gallery is switched off, as if there were no such address. */
export function requireGallery({ gallery }: ServerParts): Gallery {
  if (!gallery) throw new Refusal(RefusalCode.NotFound, 'noSuchAddress')
  return gallery
}
