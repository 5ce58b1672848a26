import type { ComponentName } from '#contract/components.ts'
import type { CustomTable } from '#runtime/react/nodeTable.ts'
import { GalleryFormNode, GalleryNode } from './gallery/index.ts'

/** Every custom component by its name without `x:`; each is loaded when a page first shows it. */
export const CUSTOM_TABLE: CustomTable & Record<ComponentName, unknown> = {
  gallery: GalleryNode,
  galleryForm: GalleryFormNode,
}
