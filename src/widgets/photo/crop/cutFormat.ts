export interface CutFormat {
  type: 'image/jpeg' | 'image/png'
  extension: string
}

/** The format of a cropped image among those the field accepts; undefined when a browser can write none of them. */
export function cutFormat(fileType: readonly string[]): CutFormat | undefined {
  const jpeg = ['jpg', 'jpeg'].find((extension) => fileType.includes(extension))
  if (jpeg) return { type: 'image/jpeg', extension: jpeg }
  return fileType.includes('png') ? { type: 'image/png', extension: 'png' } : undefined
}
