import { lazy } from 'react'

export const GalleryNode = lazy(async () => ({
  default: (await import('./GalleryNode.tsx')).GalleryNode,
}))

export const GalleryFormNode = lazy(async () => ({
  default: (await import('./stage/GalleryFormNode.tsx')).GalleryFormNode,
}))
