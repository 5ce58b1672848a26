import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '../../messages/refusal.ts'
import type { Gallery } from './openGallery.ts'

/**
 * @throws Refusal NotFound when the gallery is switched off
 */
export function requireGallery({ gallery }: { gallery?: Gallery }): Gallery {
  if (!gallery) throw new Refusal(RefusalCode.NotFound, 'noSuchAddress')
  return gallery
}
