/** True for pages of the gallery, which exist only when it is switched on. */
export const isGalleryPage = (id: string): boolean => id === 'test' || id.startsWith('test/')
