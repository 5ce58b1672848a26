import type { ComponentName } from '#contract/components.ts'
import { lazyComponent } from '#runtime/react/lazyComponent.tsx'
import type { CustomTable } from '#runtime/react/nodeTable.ts'
import type { LATE_CUSTOM_TABLE } from './lateCustomTable.ts'

type Component = CustomTable[string]

const late = (of: (table: typeof LATE_CUSTOM_TABLE) => Component): Component =>
  lazyComponent(async () => {
    const { LATE_CUSTOM_TABLE } = await import('./lateCustomTable.ts')
    return of(LATE_CUSTOM_TABLE).load?.() as never
  })

/** Every custom component by its name without `x:`; each is loaded when a page first shows it. */
export const CUSTOM_TABLE: CustomTable & Record<ComponentName, unknown> = {
  gallery: late(({ gallery }) => gallery),
  galleryForm: late(({ galleryForm }) => galleryForm),
  studioDocument: late(({ studioDocument }) => studioDocument),
  studioPictures: late(({ studioPictures }) => studioPictures),
  studioStage: late(({ studioStage }) => studioStage),
}
