export type UploadFault =
  | 'tooLarge'
  | 'tooSmall'
  | 'wrongType'
  | 'expired'
  | 'refused'
  | 'unreachable'

const TEXTS: Record<Exclude<UploadFault, 'tooLarge'>, string> = {
  tooSmall: '上传文件不能为空',
  wrongType: '文件内容与后缀名不符，或该类型不允许上传',
  expired: '上传凭证已过期，请重新上传',
  refused: '上传失败，存储服务拒绝了该文件',
  unreachable: '上传失败，请检查网络后重试',
}

/** A file that did not arrive; `msg` may be shown as it is. */
export class UploadFailure extends Error {
  override readonly name = 'UploadFailure'
  readonly msg: string
  /** `maxSize` in bytes is the limit the policy was signed with. */
  constructor(
    readonly fault: UploadFault,
    maxSize: number,
  ) {
    const msg = fault === 'tooLarge' ? `上传文件大小不能超过${megabytes(maxSize)}MB` : TEXTS[fault]
    super(msg)
    this.msg = msg
  }
}

const megabytes = (bytes: number) => Number((bytes / 1024 / 1024).toFixed(2))

/** The error for the uploading person that the XML error of OSS or OBS corresponds to. */
export function faultOf(status: number, xml: string): UploadFault {
  const code = tag('Code', xml)
  const message = tag('Message', xml)
  if (code === 'EntityTooLarge' || status === 413) return 'tooLarge'
  if (code === 'EntityTooSmall') return 'tooSmall'
  if (/expired/i.test(message) || /Expired$/.test(code)) return 'expired'
  if (/content-length-range/i.test(message)) return 'tooLarge'
  if (code === 'InvalidObjectContent' || status === 415 || /content-type/i.test(message))
    return 'wrongType'
  return 'refused'
}

function tag(name: string, xml: string): string {
  return new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? ''
}
