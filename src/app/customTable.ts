import type { ComponentName } from '#contract/components.ts'
import { lazyComponent } from '#runtime/react/lazyComponent.tsx'
import type { CustomTable } from '#runtime/react/nodeTable.ts'

const late = (name: ComponentName): CustomTable[string] =>
  lazyComponent(async () => {
    const { LATE_CUSTOM_TABLE } = await import('./lateCustomTable.ts')
    return LATE_CUSTOM_TABLE[name].load?.() as never
  })

/** Every custom component by its name without `x:`; each is loaded when a page first shows it. */
export const CUSTOM_TABLE: CustomTable & Record<ComponentName, unknown> = {
  gallery: late('gallery'),
  galleryForm: late('galleryForm'),
  studioDocument: late('studioDocument'),
  studioPictures: late('studioPictures'),
  studioStage: late('studioStage'),
}
