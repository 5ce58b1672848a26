export interface CutFormat {
  type: 'image/jpeg' | 'image/png'
  extension: string
}

/** What a cut picture is saved as, of what the field takes; undefined when it takes nothing a browser can write. */
export function cutFormat(fileType: readonly string[]): CutFormat | undefined {
  const jpeg = ['jpg', 'jpeg'].find((extension) => fileType.includes(extension))
  if (jpeg) return { type: 'image/jpeg', extension: jpeg }
  return fileType.includes('png') ? { type: 'image/png', extension: 'png' } : undefined
}
