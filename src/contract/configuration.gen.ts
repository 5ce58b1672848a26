/** Generated from schemas/configuration by `npm run generate`; do not edit. */

/** 一份协议。 */
export interface AgreementShape {
  /** 协议的名称。 */
  title: string
  /** 改了内容就换一个：以后注册的人同意新的版本，已注册的不再询问。 */
  version: string
  /** 协议的全文（HTML）。 */
  content: string
}

/** 用户协议和隐私政策。 */
export interface AgreementsShape {
  /** 注册时同意的用户协议。 */
  userAgreement: AgreementShape
  /** 注册时同意的隐私政策。 */
  privacyAgreement: AgreementShape
}

/** 一个届次。 */
export interface ApprovalShape {
  /** 不重复的编号，推荐码属于某个届次。 */
  approvalId: string
  /** 哪个分支机构，填它的编号。 */
  subOrgId: string
  /** 第几届，填届数的代码，如 8。 */
  session: string
  /** 任职的大类，字典的代码。 */
  oneOrType: string
  /** 任职的小类，字典的代码。 */
  twoOrType: string
  /** 届次的全名，例如统计建模专业委员会第五届委员会。 */
  name: string
  /** 推荐表的名称。 */
  formName: string
  /** 任期开始的日期。 */
  startAt?: string
  /** 任期结束的日期。 */
  endAt?: string
  /** 可以填写推荐表的最后一天。 */
  recommendEndAt?: string
  /** 被推荐人要满足的条件，都满足才可以。 */
  limitCondition: {
    /** 对本人的条件。 */
    person: LimitConditionShape[]
    /** 对所在单位的条件。 */
    org: LimitMemberTypeShape[]
  }
}

/** 单位须是某种会员。 */
export interface LimitMemberTypeShape {
  /** 9 单位是会员。 */
  code: "9"
  /** 会员类型的编号，几种之间用逗号隔开。 */
  value: string
}

/** 一项条件。 */
export interface LimitConditionShape {
  /** 条件是什么。 */
  code: "1" | "2" | "9"
  /** 按条件填：职称等级 1 至 5，年龄，或会员类型的编号（几种之间用逗号隔开）。 */
  value: string
}

/** 一种证书的样子。 */
export interface CertificateShape {
  /** 底图：png、jpg，或没有文字的 svg。 */
  background: string
  /** 证书图片的宽和高，像素。 */
  size: [number, number]
  /** 日期怎么写，例如 yyyy年MM月dd日。 */
  dateFormat?: string
  /** 证书上一项一项的内容；没有内容的一项不显示。 */
  fields: CertificateFieldShape[]
}

/** 二维码。 */
export interface QrFieldShape {
  /** 二维码的内容，一般是 {address}：扫一扫核验证书。 */
  qr: string
  /** 从证书左边起，像素。 */
  x: number
  /** 从证书上边起，像素。 */
  y: number
  /** 二维码的边长，像素。 */
  size: number
  /** 二维码的颜色。 */
  color?: string
}

/** 文字。 */
export interface TextFieldShape {
  /** 文字，花括号里写要填的一项，例如 兹证明 {name} 为本会会员。 */
  text: string
  /** 从证书左边起，像素；是文字的左边、中间还是右边，看“对齐”。 */
  x: number
  /** 文字底线从证书上边起，像素。 */
  y: number
  /** 字号，像素。 */
  size: number
  /** 字的粗细；空着是常规。 */
  font?: "regular" | "semibold" | "black"
  /** 字的颜色。 */
  color?: string
  /** 左右的位置是文字的左边、中间还是右边。 */
  align?: "left" | "center" | "right"
  /** 两个字之间空多少像素。 */
  spacing?: number
  /** 再长就缩小字号。 */
  maxWidth?: number
  /** 这一项的日期怎么写。 */
  dateFormat?: string
  /** 没有这一项就不显示，例如 endAt。 */
  when?: string
}

/** 文字或二维码。 */
export type CertificateFieldShape = QrFieldShape | TextFieldShape

/** 证书的样子；没有就不发证书。 */
export interface CertificatesShape {
  /** 会员证书，可用 {org} {name} {memberNum} {memberTypeName} {orgName} {endAt} {issuedAt} {address}。 */
  member?: CertificateShape
  /** 任职证书，可用 {org} {name} {num} {orgName} {subOrgName} {session} {position} {startAt} {endAt} {issuedAt} {address}。 */
  org?: CertificateShape
}

/** 字典的一项。 */
export interface DictionaryItemShape {
  /** 不重复的编号，下级用它指出上级。 */
  id?: string
  /** 上级的编号。 */
  parentId?: string
  /** 存在记录里的代码，同一级不重复；用过的不能删。 */
  itemCode: string
  /** 显示的名称。 */
  itemName: string
  /** 备注，不显示。 */
  remark?: string
  /** 已停用：不再提供，已存的照样显示和打印。 */
  off?: true
  /** 下一级的各项。 */
  children?: DictionaryItemShape[]
}

/** 一种会员类型的会费标准。 */
export interface FeeShape {
  /** memberTypes.json 里的会员类型。 */
  memberType: string
  /** 可以缴哪些年度，用哪些方式。 */
  payPeriod: {
    /** 只缴一个年度，还是从某年到某年。 */
    yearMethod: "01" | "02"
    /** 只缴一个年度时写那一年，如 2027；从某年到某年时写起止两年，中间用逗号，如 2025,2027。 */
    year: string
    /** 允许的支付方式；支付开关里也要打开。 */
    payMethod: ("01" | "0101" | "0102" | "0103" | "0104" | "02" | "03")[]
  }
  /** 每年多少；调整时新增一项，写明从哪个年度起，以前各年仍按原来的。 */
  fee: FeeVersionShape[] | FeeVersionShape
  /** 缴费时看到的说明（HTML）。 */
  describe: string
}

/** 一个年度起的会费，每年多少。 */
export interface FeeVersionShape {
  /** 以分为单位，10000 是 100 元。 */
  amount: number
  /** 哪一天通过的，例如 2026-05-20。 */
  resolvedAt?: string
  /** 哪次会议通过的。 */
  resolution?: string
  /** 从哪个年度起；空着的适用于最早的各年，只能有一项。 */
  from?: number
}

/** 规则不成立时，在一个字段下面提示。 */
export interface CheckShape {
  /** json-logic，成立才算填对。 */
  rule: unknown
  /** 不成立时的提示。 */
  message: string
  /** 字段的标识（value）。 */
  at: string
}

/** 一个签名栏。 */
export interface SignatureShape {
  /** 栏目的名称，如“申请人（签名）”。 */
  label: string
}

/** 一个意见栏。 */
export interface AuditOpinionShape {
  /** 栏目的名称，如“学会初审意见”。 */
  label: string
  /** 意见从哪里来。 */
  source: "01" | "02"
  /** source 为 02 时，取哪一次审核的意见。 */
  nodeId?: "05" | "06"
  /** 手写栏里预先印好的文字。 */
  text?: string
}

/** 一张表：填什么、怎么打印。 */
export interface FormConfigShape {
  /** 字段，一行一行地写；写法见 schemas/formInfo.md。 */
  formInfo: unknown[]
  /** 几个字段之间的检查，按顺序；规则的写法见 schemas/formInfo.md 的“规则”。 */
  checks?: CheckShape[]
  /** 打印件比表单多的内容：标题、审核意见、签名。 */
  printInfo: Record<string, unknown>
}

/** 发票怎么开、怎么领。 */
export interface InvoiceConfigShape {
  /** 缴费时是否必须填写开票信息。 */
  isForce?: true | false | 0 | 1 | "0" | "1" | "true" | "false"
  /** 可以选的领取方式。 */
  receiveMethod?: ("01" | "02" | "03")[]
}

/** 电子发票平台公布的地址，只能写名单里的；演示用的替身以 /sandbox/ 开头；别的地址由运维写在环境变量里，这里写 {"env": "INVOICE_学会代码_…_URL"}。 */
export type AddressShape = string | { env: string }

/** 会费在发票上写什么，由财务确定。 */
export interface InvoiceGoodsShape {
  /** 发票上的项目名称，如“会员费”。 */
  name: string
  /** 19 位的商品和服务税收分类编码。 */
  code: string
  /** 写小数，如 0.06；免税写 0。 */
  taxRate: string
  /** 税率为 0 时写：免税或不征税。 */
  exempt?: "exempt" | "untaxed"
}

/** 密钥从不写在配置里，只写它在哪里：{"env": "INVOICE_学会代码_…"} 或 {"file": "相对 SECRETS_DIR/学会代码/ 的路径"}。 */
export type InvoiceSecretShape = { env: string } | { file: string }

/** 学会在电子发票平台的接入，只写一家；没写时由工作人员手工开具并登记。 */
export interface InvoiceProviderShape {
  /** 诺诺开放平台（诺税通）的接入，开具数电发票。 */
  nuonuo?: {
    /** 自用型应用的 appKey。 */
    appKey: string
    appSecret: InvoiceSecretShape
    accessToken?: InvoiceSecretShape
    /** 学会的统一社会信用代码。 */
    taxNum: string
    /** 学会在税务登记中的名称。 */
    sellerName: string
    /** 学会的电话。 */
    sellerPhone?: string
    /** 学会的地址。 */
    sellerAddress?: string
    /** 开票登录账号对应的开票员姓名。 */
    clerk: string
    /** 诺诺给的分机号，有几个时才写。 */
    extensionNumber?: string
    /** 接口地址，正式的是 https://sdk.nuonuo.com/open/v1/services。 */
    url: AddressShape
    /** 获取授权码的地址，正式的是 https://open.nuonuo.com/accessToken。 */
    tokenUrl: AddressShape
    goods: InvoiceGoodsShape
  }
}

/** 一次会议。 */
export interface MeetingShape {
  /** 不重复的编号。 */
  id: string
  /** 会议名称。 */
  title: string
  /** 开始时间，例如 2026-11-20 09:00。 */
  beginAt: string
  /** 结束时间。 */
  endAt: string
  /** 地点。 */
  place: string
  /** 主办单位。 */
  organiser: string
  /** 会议介绍（HTML）。 */
  content: string
  /** 联系人，登录后才显示。 */
  linkMan?: string
  /** 联系电话，登录后才显示。 */
  linkPhone?: string
  /** 线上会议的网址，登录后才显示。 */
  onlineUrl?: string
  /** 可以下载的资料，登录后才显示。 */
  materials?: {
    /** 文件的名称。 */
    name: string
    /** 文件。 */
    url: string
  }[]
}

/** 一种会员类型的步骤。 */
export interface MemberConfigShape {
  /** memberTypes.json 里的会员类型。 */
  memberType: string
  /** 按顺序的步骤。 */
  steps: StepShape[]
}

/** 一个步骤。 */
export interface StepShape {
  /** 这一步做什么。 */
  type: "01" | "02" | "03" | "04" | "05" | "06"
  /** 步骤条上的名称。 */
  title: string
}

/** 一种会员类型的入会须知。 */
export interface MemberNoticeShape {
  /** memberTypes.json 里的会员类型。 */
  memberType: string
  /** 电脑上显示的内容（HTML）。 */
  pcContent: string
  /** 手机上显示的内容（HTML）。 */
  mobileContent: string
}

/** 一种会员类型。 */
export interface MemberTypeShape {
  /** 个人还是团体。 */
  oneMemberCode: "01" | "02"
  /** 同一类别的各种会员写同一个，照已有的写，例如 101；新的类别另取一个。 */
  oneMemberType: string
  /** 会员类别的名称，例如个人会员。 */
  oneMemberTypeName: string
  /** 存在申请里的代码，同一类别里不重复，定了就不再改，例如 0105。 */
  twoMemberCode: string
  /** 流程、须知、会费和申请表用它指出是哪种会员，不能重复，定了就不再改，例如 10105。 */
  memberType: string
  /** 会员类型的名称，例如普通会员。 */
  name: string
  /** 选择会员类型时看到的说明。 */
  describe?: string
}

/** 首页上的一块业务。 */
export interface ModuleShape {
  /** 本站点里不重复的编号，地址里的 id。 */
  id: string
  /** 打开哪个页面。 */
  type: "01" | "0201" | "0202" | "0203" | "0204" | "0205" | "0206" | "0207"
  /** 业务的名称。 */
  name: string
  /** 图标。 */
  icon?: string
  /** 类型是“打开外部地址”时打开的地址，以 https:// 开头，或本站以 / 开头的地址。 */
  content?: string
  /** 名称下面的一句说明。 */
  describe?: string
  /** 在哪些设备上显示；一种也不选，就都显示。 */
  devices?: ("pc" | "mobile")[]
}

/** 一则公告。 */
export interface NoticeShape {
  /** 不重复的编号。 */
  id: string
  /** 公告的标题。 */
  title: string
  /** 发布时间（北京时间），例如 2026-11-20 或 2027-01-01 09:00；到这个时间才显示。 */
  createAt: string
  /** 从这个时间起不再显示（北京时间）；空着就一直显示。 */
  endAt?: string
  /** 已有的浏览量。 */
  browseNum?: number
  /** 公告的内容（HTML）。 */
  content: string
}

/** 会费设置，都可以空着。 */
export interface DuesShape {
  /** 会费到期后再过多少天算过期。 */
  graceDays?: number
  /** 给会员开哪种票据。 */
  invoiceKind?: "fiscal" | "ordinary" | "special"
  /** 收据号在年份和顺序号之前的字母或数字。 */
  receiptPrefix?: string
  /** 会籍到期前后是否提醒续费。 */
  reminders?: boolean
  /** 原来的会籍在年中到期时，当年剩余部分怎么收；空着按全年收。 */
  partialYear?: "whole" | "proRata" | "none"
  instalments?: InstalmentsShape
}

/** 会费怎么分期缴纳；空着就不能分期。隔几个月、隔几天、在哪几天到期只填一项，都空着按每月一期。 */
export interface InstalmentsShape {
  /** 哪些会员类型可以分期；一种也不选，就都可以。 */
  memberTypes?: string[]
  /** 分几期；按每期最低金额分不了这么多期时，期数相应减少。 */
  parts: number
  /** 每隔几个月一期，第一期在下单当天。 */
  months?: number
  /** 每隔多少天一期，第一期在下单当天。 */
  days?: number
  /** 第二期起在这些日期到期，写月和日，例如 03-31。 */
  dueDays?: string[]
  /** 每期最少收多少，单位是分。 */
  smallest?: number
  /** 一期逾期超过多少天，分期自动结束；空着是 30 天。 */
  overdueDays?: number
}

/** 学会是谁、用什么域名、有哪些开关。 */
export interface OrganisationShape {
  /** 学会的编号，新建时由命令填写，之后不变。 */
  orgId: string
  /** 学会在命令里的名称，例如 demo；小写字母、数字和连字符。 */
  code: string
  /** 学会全称，显示在页眉、证书和打印件上。 */
  orgName: string
  /** 学会简称，显示在窄的地方。 */
  moName: string
  /** 打开本学会的域名，不带端口；一个域名只属于一个学会。 */
  hosts: string[]
  /** 网站的各种开关。 */
  otherConfig: {
    /** 全站灰色（哀悼日）。 */
    isSilence?: true | false | 0 | 1 | "0" | "1" | "true" | "false"
    /** 会员查询须先登录。 */
    isLogin?: true | false | 0 | 1 | "0" | "1" | "true" | "false"
    /** 开：先选会员类别，再选其中的会员类型；关：所有会员类型一起列出。 */
    isLinkageMemberType?: true | false | 0 | 1 | "0" | "1" | "true" | "false"
    /** 团体会员名录是否公开。 */
    groupDirectoryOpen?: true | false | 0 | 1 | "0" | "1" | "true" | "false"
    /** 与服务器之间加密传输；打开后不再接受未加密的请求。 */
    isEncrypt?: true | false | 0 | 1 | "0" | "1" | "true" | "false"
    /** 页脚显示什么。 */
    webFooter?: {
      /** 页脚是否显示技术支持。 */
      support?: true | false | 0 | 1 | "0" | "1" | "true" | "false"
      /** ICP 备案号。 */
      recordNum?: string
    }
  }
  /** 会员号怎么编，通过审核时给出。 */
  memberNum: {
    /** 会员号前面的字母或数字，可以为空。 */
    prefix: string
    /** 顺序号的位数，不足补零。 */
    digits: number
    /** 每年从 1 开始编。 */
    perYear?: boolean
  }
  /** 在域名根目录下给出的文件，例如微信公众平台验证网页授权域名时要的 MP_verify_….txt；也可以是自己的 robots.txt。 */
  domainFiles?: {
    /** 和平台给的一样，例如 MP_verify_abc123.txt。 */
    name: string
    /** 文件里的文字。 */
    text: string
  }[]
  dues?: DuesShape
}

/** 是否开放这种在线支付；接入写在 payProviders.json。 */
export interface OnlineSwitchShape {
  /** 是否开放。 */
  isOpen: true | false | 0 | 1 | "0" | "1" | "true" | "false"
}

/** 各种支付方式的开关和收款账户；没写的不开放。 */
export interface PayConfigShape {
  /** 支付宝。 */
  '0101'?: OnlineSwitchShape
  /** 微信支付。 */
  '0102'?: OnlineSwitchShape
  /** 建设银行。 */
  '0103'?: OnlineSwitchShape
  /** 工商银行。 */
  '0104'?: OnlineSwitchShape
  /** 单位转账：开关和对公账户。 */
  '02'?: {
    /** 是否开放。 */
    isOpen: true | false | 0 | 1 | "0" | "1" | "true" | "false"
    /** 收款单位的户名。 */
    accountName: string
    /** 开户银行。 */
    openBank: string
    /** 银行账号。 */
    bankAccount: string
  }
  /** 现场缴费：开关和地点。 */
  '03'?: {
    /** 是否开放。 */
    isOpen: true | false | 0 | 1 | "0" | "1" | "true" | "false"
    /** 到哪里缴。 */
    address: string
  }
}

/** 支付机构公布的地址，只能写名单里的；演示用的替身以 /sandbox/ 开头；别的地址（专线、自己运行的客户端）由运维写在环境变量里，这里写 {"env": "PAY_学会代码_…_URL"}。 */
export type PayAddressShape = string | { env: string }

/** 密钥从不写在配置里，只写它在哪里：{"env": "PAY_学会代码_…"} 或 {"file": "相对 SECRETS_DIR/学会代码/ 的路径"}。 */
export type SecretShape = { env: string } | { file: string }

/** 公钥可以直接写，也可以写它在哪里：{"env": "PAY_学会代码_…"} 或 {"file": "相对 SECRETS_DIR/学会代码/ 的路径"}。 */
export type KeyShape = { env: string } | { file: string } | string

/** 学会在各支付机构的接入；没有接入的方式不会显示给会员。 */
export interface PayProvidersShape {
  /** 支付宝的接入。 */
  '0101'?: {
    /** 支付宝开放平台的应用编号。 */
    appId: string
    /** 卖家支付宝用户号，一般空着。 */
    sellerId?: string
    gateway: PayAddressShape
    privateKey: SecretShape
    alipayPublicKey: KeyShape
  }
  /** 微信支付的接入。 */
  '0102'?: {
    /** 微信支付商户号。 */
    mchId: string
    /** 与商户号绑定的公众号编号。 */
    appId: string
    /** 商户 API 证书的序列号。 */
    serial: string
    apiUrl: PayAddressShape
    privateKey: SecretShape
    apiV3Key: SecretShape
    /** 平台证书的序列号，或公钥编号 PUB_KEY_ID_…。 */
    platformSerial: string
    platformKey: KeyShape
    appSecret?: SecretShape
    /** 更换平台证书或公钥期间的另一把，推送后同时有效。 */
    platformKeys?: {
      /** 它的序列号或公钥编号。 */
      serial: string
      key: KeyShape
    }[]
  }
  /** 建设银行的接入。 */
  '0103'?: {
    /** 建行给的商户代码。 */
    merchantId: string
    /** 建行给的柜台号。 */
    posId: string
    /** 建行给的分行代码。 */
    branchId: string
    /** 支付页的地址。 */
    gateway: PayAddressShape
    /** 查询流水的地址。 */
    queryUrl: PayAddressShape
    publicKey: SecretShape
    queryPassword: SecretShape
    /** 学会自己运行的建行外联平台客户端；没有时请在建行商户平台退款后登记。 */
    refund?: {
      /** 客户端的地址，由运维写在环境变量里。 */
      url: PayAddressShape
      /** 有退款权限的操作员。 */
      userId: string
      password: SecretShape
    }
  }
  /** 工商银行的接入。 */
  '0104'?: {
    /** 工行开放平台的应用编号。 */
    appId: string
    /** 工行给的商户编号。 */
    merId: string
    apiUrl: PayAddressShape
    privateKey: SecretShape
    icbcPublicKey: KeyShape
  }
}

/** 各种资料保存多久，没写的按默认；到期的每天自动清理，清理后不能恢复。 */
export interface RetentionShape {
  /** 未完成的申请，从最后一次改动起；至少 6个月，默认 2年。 */
  unfinished?: string
  /** 未通过的组织申请，从作出决定起；至少 6个月，默认 2年。 */
  refused?: string
  /** 已终止的会籍，从会费缴至的日子和最后一次改动起；至少 2年，默认长期。 */
  ended?: string
  /** 续费提醒记录，从提醒之日起；至少 1年，默认 2年。 */
  reminders?: string
  /** 同意协议的记录，从账号注销起；至少 3年，默认长期。 */
  consents?: string
  /** 操作日志，从发生之时起；至少 6个月，默认 3年。 */
  log?: string
  /** 会计资料不能写期限：依法至少保存 30 年，平台从不自动删除。 */
  books?: unknown
  /** 账号不能写期限：由本人注销或由学会停用。 */
  accounts?: unknown
}

/** 一幅横幅。 */
export interface BannerShape {
  /** 显示在图片上，读屏软件也读出来。 */
  title: string
  /** 第一项给电脑用，第二项给手机用；只有一项时两种设备都用它。 */
  file: {
    /** 电脑用的图片建议 1600×800 像素，手机用的建议 750×360 像素；视频用 mp4。 */
    url: string
    /** 点横幅打开的地址：在网站上打开要链接的公告，从地址栏复制 /notice?id= 起的一段，或 https:// 开头的网址；几项都写时用第一个。 */
    address?: string
  }[]
}

/** 站点外观：颜色、标志、横幅、页脚。 */
export interface SiteShape {
  /** 浏览器标签上的小图标。 */
  image?: string
  /** 学会官网，可以为空。 */
  websiteUrl?: string
  /** 管理中心，工作人员菜单里的链接，可以为空。 */
  adminUrl?: string
  /** 从本站点去这些域名（必须是 https 的官网、管理中心或外部业务）时带上一分钟内有效、只能用一次的登录凭条。 */
  ticketHosts?: string[]
  /** 页眉、页脚和颜色。 */
  webInfo: {
    /** 页眉上的标志。 */
    logo?: string
    /** 两个颜色：第一个是浅色，第二个是主色（按钮、链接）。 */
    theme: [string, string]
    /** 颜色（如 #FFFFFF），或图片地址；空着时用默认的样子。 */
    headerBg?: string
    /** 颜色（如 #16325C），或图片地址；空着时用默认的样子。 */
    footerBg?: string
    /** 页脚的文字，例如联系地址。 */
    footerText: string
    /** 页脚的版权说明。 */
    copyright: string
    /** 页脚的 ICP 备案号。 */
    recordNum: string
  }
  /** 首页轮播的横幅，按顺序。 */
  banner: BannerShape[]
  /** 给读取站点信息的其他系统用，网站上不显示；一般空着。 */
  payUrl?: string
  /** 首页的会员风采。 */
  memberDisplay?: {
    /** 照片。 */
    photo?: string
    /** 姓名。 */
    realName: string
    /** 单位。 */
    orgName?: string
    /** 职称、职务等身份。 */
    title?: string
  }[]
}

/** 学会对工作人员的要求，都可以不写。 */
export interface StaffShape {
  /** 没有开启两步验证的工作人员不能使用审核工作台。 */
  secondFactor?: boolean
  /** 哪些事要两位工作人员办。 */
  twoPersons?: {
    /** 同一申请的初审和复审由两人完成。 */
    audits?: boolean
    /** 超过这个金额（元）的线下缴费由两人先后确认到账，例如 1000.00。 */
    moneyAbove?: string
    /** 修改单由一位工作人员送审，另一位发布。 */
    publishing?: boolean
  }
}

/** 一种会员类型显示审核痕迹的状态。 */
export interface StatusListShape {
  /** 哪种会员类型的申请。 */
  objId: string
  /** 申请在这些状态时，申请人可以看审核痕迹。 */
  status: ("01" | "02" | "03" | "05" | "06" | "97" | "99")[]
}

/** 一个分支机构。 */
export interface SubOrgShape {
  /** 不重复的编号，届次用它指出是哪个机构。 */
  id: string
  /** 机构的名称。 */
  orgName: string
  /** 机构类别的代码；00 是学会的领导机构，01 专业委员会，02 工作委员会，03 分会，04 学组。 */
  oneSubOrgType: string
  /** 所在地区的六位代码。 */
  areaCode?: string
  /** 简介。 */
  introduction?: string
  /** 联系人。 */
  linkMan?: string
  /** 联系电话。 */
  linkPhone?: string
  /** 成立日期。 */
  establishAt?: string
}

/** Every document by its file name, as it is read. */
export interface DocumentShapes {
  'agreements.json': AgreementsShape
  'approvals.json': ApprovalShape[]
  'certificates.json': CertificatesShape
  'fees.json': FeeShape[]
  'invoiceConfig.json': InvoiceConfigShape
  'invoiceProvider.json': InvoiceProviderShape
  'meetings.json': MeetingShape[]
  'memberConfig.json': MemberConfigShape[]
  'memberNotices.json': MemberNoticeShape[]
  'memberTypes.json': MemberTypeShape[]
  'modules.json': ModuleShape[]
  'notices.json': NoticeShape[]
  'organisation.json': OrganisationShape
  'payConfig.json': PayConfigShape
  'payProviders.json': PayProvidersShape
  'retention.json': RetentionShape
  'site.json': SiteShape
  'staff.json': StaffShape
  'statusList.json': StatusListShape[]
  'subOrgs.json': SubOrgShape[]
}

export type DictionaryShape = DictionaryItemShape[]
