import { lazyComponent } from '#runtime/react/lazyComponent.tsx'

export const GalleryNode = lazyComponent(
  async () => (await import('./GalleryNode.tsx')).GalleryNode,
)

export const GalleryFormNode = lazyComponent(
  async () => (await import('./stage/GalleryFormNode.tsx')).GalleryFormNode,
)
