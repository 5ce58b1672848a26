import type { CallHandler } from '../../binder/callRequest.ts'
import { requireGallery } from '../../services/gallery/requireGallery.ts'

export const galleryForms: CallHandler<'galleryForms'> = async ({ parts }) =>
  requireGallery(parts).entries()
