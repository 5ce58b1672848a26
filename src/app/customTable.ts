import type { ComponentName } from '#contract/components.ts'
import { CUSTOM_NODES } from '#nodes/custom.ts'
import { lazyComponent } from '#runtime/react/lazyComponent.tsx'
import type { CustomTable } from '#runtime/react/nodeTable.ts'

/** Every custom component by its name without `x:`; each is loaded when a page first shows it. */
export const CUSTOM_TABLE: CustomTable & Record<ComponentName, unknown> = {
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
}
