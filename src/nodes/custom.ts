import type { ComponentName } from '#contract/components.ts'
import type { CustomTable } from '#runtime/react/nodeTable.ts'
import { GalleryFormNode, GalleryNode } from './gallery/index.ts'

/** The custom components that need nothing but nodes, by name without `x:`; each is loaded when a page first shows it. */
export const CUSTOM_NODES = {
  gallery: GalleryNode,
  galleryForm: GalleryFormNode,
} satisfies CustomTable & Partial<Record<ComponentName, unknown>>
