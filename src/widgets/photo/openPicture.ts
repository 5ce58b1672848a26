export interface OpenPicture {
  file: File
  /** An object URL; the caller must revoke it. */
  url: string
}

/** Opens a picked image; undefined when this browser cannot display it. */
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
