export interface OpenPicture {
  file: File
  /** An address within this page; whoever opens it revokes it. */
  url: string
}

/** Opens a picked picture, or undefined when this browser cannot show it. */
export async function openPicture(file: File): Promise<OpenPicture | undefined> {
  const url = URL.createObjectURL(file)
  const image = new Image()
  image.src = url
  try {
    await image.decode()
    return { file, url }
  } catch {
    URL.revokeObjectURL(url)
    return undefined
  }
}
