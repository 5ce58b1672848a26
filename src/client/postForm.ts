export interface Posting {
  /**
   * Fraction of the bytes sent, 0 to 1. A listener makes the browser send a preflight request to the storage first
   * (OPTIONS).
   */
  onProgress?: (share: number) => void
  signal?: AbortSignal
  /** Creates a request; default the browser's own. Only XMLHttpRequest reports upload progress. */
  xhr?: () => XMLHttpRequest
}

export interface Posted {
  /** 0 when nothing answered. */
  status: number
  text: string
}

/** Posts a form to another origin, without cookies. An abort rejects with the signal's reason. */
export function postForm(url: string, form: FormData, posting: Posting): Promise<Posted> {
  const { onProgress, signal, xhr = () => new XMLHttpRequest() } = posting
  const request = xhr()
  return new Promise((resolve, reject) => {
    const abort = () => request.abort()
    const end = () => signal?.removeEventListener('abort', abort)
    request.onload = () => {
      end()
      resolve({ status: request.status, text: request.responseText })
    }
    request.onerror = () => {
      end()
      resolve({ status: 0, text: '' })
    }
    request.onabort = () => {
      end()
      reject(signal?.reason)
    }
    if (onProgress) request.upload.onprogress = (event) => onProgress(shareOf(event))
    if (signal?.aborted) return reject(signal.reason)
    signal?.addEventListener('abort', abort)
    request.open('POST', url)
    request.send(form)
  })
}

const shareOf = ({ lengthComputable, loaded, total }: ProgressEvent) =>
  lengthComputable && total > 0 ? loaded / total : 0
