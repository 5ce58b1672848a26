import { CUSTOM_NODES } from '#nodes/custom.ts'
import { lazyComponent } from '#runtime/react/lazyComponent.tsx'

/** Loaders of the custom components in one module: separately, each would be an address in every first load. */
export const LATE_CUSTOM_TABLE = {
  ...CUSTOM_NODES,
  studioDocument: lazyComponent(
    async () => (await import('#studio/StudioDocument.tsx')).StudioDocument,
  ),
  studioPictures: lazyComponent(
    async () => (await import('#studio/pictures/StudioPictures.tsx')).StudioPictures,
  ),
  studioStage: lazyComponent(
    async () => (await import('#studio/form/stage/framed/StudioStage.tsx')).StudioStage,
  ),
} as const
