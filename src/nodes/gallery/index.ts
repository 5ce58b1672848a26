import { lateComponent } from '#runtime/react/lateComponent.tsx'

export const GalleryNode = lateComponent(
  async () => (await import('./GalleryNode.tsx')).GalleryNode,
)

export const GalleryFormNode = lateComponent(
  async () => (await import('./stage/GalleryFormNode.tsx')).GalleryFormNode,
)
