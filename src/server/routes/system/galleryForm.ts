import { RefusalCode } from '#contract/envelope.ts'
import type { CallHandler } from '../../binder/callRequest.ts'
import { Refusal } from '../../refusal.ts'
import { requireGallery } from '../../services/gallery/requireGallery.ts'

export const galleryForm: CallHandler<'galleryForm'> = async ({ input, parts }) => {
  const form = requireGallery(parts).form(input.id)
  if (!form) throw new Refusal(RefusalCode.NotFound, 'formMissing')
  return form
}
