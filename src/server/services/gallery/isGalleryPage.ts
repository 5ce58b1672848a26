/** Pages of the gallery: they exist only where it is switched on. */
export const isGalleryPage = (id: string): boolean => id === 'test' || id.startsWith('test/')
