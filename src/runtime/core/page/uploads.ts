/** Communication between nodes with work in progress, such as uploads, and the actions of a page. */
export interface PageUploads {
  /** @param upload resolves to false when it failed; it must not reject */
  attach(upload: Promise<boolean>): void
  /** Resolves when no upload is in progress; false when one failed meanwhile. */
  done(): Promise<boolean>
}

export function createPageUploads(): PageUploads {
  const underWay = new Set<Promise<boolean>>()
  return {
    attach(upload) {
      underWay.add(upload)
      const forget = () => underWay.delete(upload)
      upload.then(forget, forget)
    },
    async done() {
      const ends = await Promise.all(underWay)
      return ends.every(Boolean)
    },
  }
}
