/** Generated from schemas/seed by `npm run generate`; do not edit. */

/** 一个文件。 */
export interface SeedFileShape {
  /** 文件名。 */
  name: string
  /** 地址，或 asset:文件名。 */
  url: string
}

/** 一条审核记录。 */
export interface SeedStepShape {
  /** 环节的编号。 */
  nodeId: string
  /** 这一步之后的状态。 */
  status: string
  /** 办理人。 */
  realName: string
  /** 意见。 */
  opinion: string
  /** 时间，北京时间。 */
  createAt: string
}

/** 一个账号。 */
export interface SeedAccountShape {
  /** 用户名；个人可以没有。 */
  userName?: string
  /** 登录时输入的密码。 */
  password: string
  /** 账号类型。 */
  userType: "1" | "2" | "9"
  /** 工作人员的权限；不写为全部。 */
  rights?: ("audit.first" | "audit.second" | "dues" | "configure" | "publish" | "accounts" | "export")[]
  /** 姓名。 */
  realName: string
  /** 手机号码。 */
  mobile?: string
  /** 单位账号属于哪个单位。 */
  unitId?: string
  /** 工作单位。 */
  orgName?: string
  /** 地区的六位代码。 */
  areaCode?: string
  /** 性别，字典的代码。 */
  sex?: string
  /** 出生日期。 */
  birthDay?: string
  /** 证件类型，字典的代码。 */
  cardType?: string
  /** 证件号码。 */
  cardNo?: string
}

/** 演示环境的账号，密码为明文；正式环境不读这份文件。 */
export interface AccountsShape {
  /** 给读者的说明，系统不读。 */
  note?: string
  /** 账号。 */
  accounts: SeedAccountShape[]
}

/** 一份入会申请。 */
export interface SeedMemberShape {
  /** 申请的编号，不重复。 */
  id?: string
  /** 会员类别。 */
  oneMemberCode: "01" | "02"
  /** 一级会员类型。 */
  oneMemberType: string
  /** 二级会员类别。 */
  twoMemberCode: string
  /** 会员类型。 */
  memberType: string
  /** 申请的状态。 */
  status: "01" | "02" | "03" | "05" | "06" | "97" | "99"
  /** 入会方式。 */
  joinMethod: string
  /** 是否已阅读入会须知。 */
  isRead: "yes" | "no"
  /** 会员号；通过的才有。 */
  memberNum?: string
  /** 会籍到期日。 */
  endAt?: string
  /** 提交时间，北京时间。 */
  createAt: string
  /** 最后修改的时间，北京时间。 */
  updateAt: string
  /** 表单里填写的内容，字段名 → 值；文件的 url 可写 asset:文件名。 */
  formInfo: Record<string, unknown>
  /** 随申请上传的文件。 */
  enclosure: SeedFileShape[]
  /** 审核记录，从早到晚。 */
  history: SeedStepShape[]
}

/** 演示数据里的入会申请和会员。 */
export interface MembersShape {
  /** 给读者的说明，系统不读。 */
  note?: string
  /** 申请，通过的就是会员。 */
  members: SeedMemberShape[]
}

/** 一份任职申请：凭推荐码，或申请一个机构的一届。 */
export interface SeedOrApplicationShape {
  /** 用哪一种表单。 */
  functionCode: "0401" | "0402"
  /** 推荐码，见 recommendations.json。 */
  recommendCode?: string
  /** 申请任职的机构，见 subOrgs.json。 */
  subOrgId?: string
  /** 届，字典 OR_SESSION 的代码。 */
  session?: string
  /** 届次的编号，见 approvals.json。 */
  approvalId?: string
  /** 申请的状态。 */
  status: "01" | "02" | "03" | "05" | "06" | "96" | "97" | "99"
  /** 提交时间，北京时间。 */
  createAt: string
  /** 表单里填写的内容，字段名 → 值；文件的 url 可写 asset:文件名。 */
  formInfo: Record<string, unknown>
  /** 随申请上传的文件。 */
  enclosure: SeedFileShape[]
  /** 审核记录，从早到晚。 */
  history: SeedStepShape[]
}

/** 一届当选的人。 */
export interface SeedTermShape {
  /** 届次的编号，见 approvals.json。 */
  approvalId: string
  /** 当选的时间，北京时间。 */
  createAt: string
  /** 当选的人。 */
  people: {
    /** 姓名。 */
    realName: string
    /** 工作单位。 */
    orgName?: string
    /** 职务，字典 OR_POSITION 的代码。 */
    tsaPosition: string
    /** 兼任的职务。 */
    ptPosition?: string
  }[]
}

/** 演示数据里的任职申请，以及平台启用之前当选的人。 */
export interface OrApplicationsShape {
  /** 申请。 */
  applications: SeedOrApplicationShape[]
  /** 平台启用之前各届当选的人。 */
  leaders: SeedTermShape[]
}

/** 一届里一个被推荐的人选。 */
export interface SeedRecommendationShape {
  /** 推荐码。 */
  recommendCode: string
  /** 届次的编号，见 approvals.json。 */
  approvalId: string
  /** 姓名。 */
  realName: string
  /** 证件号码。 */
  cardNo: string
  /** 出生日期；不知道为 null。 */
  birthDay?: string | null
  /** 职称级别，字典的代码；不知道为 null。 */
  titleLevel?: string | null
  /** 工作单位。 */
  orgName?: string
  /** 推荐的职务，字典 OR_POSITION 的代码。 */
  tsaPosition?: string
  /** 推荐的时间，北京时间。 */
  createAt: string
}

/** 一个单位。 */
export interface SeedUnitShape {
  /** 单位的编号，不重复。 */
  id: string
  /** 机构类型。 */
  orgType: "02" | "04"
  /** 分支机构的类别，字典 SUB_ORG_TYPE 的代码。 */
  oneSubOrgType?: string
  /** 名称。 */
  orgName: string
  /** 所在地区的六位代码；分支机构没有。 */
  areaCode?: string
  /** 联系人。 */
  linkMan?: string
  /** 联系电话。 */
  linkPhone?: string
}

/** Every document by its file name, as it is read. */
export interface SeedShapes {
  'accounts.json': AccountsShape
  'members.json': MembersShape
  'orApplications.json': OrApplicationsShape
  'recommendations.json': SeedRecommendationShape[]
  'units.json': SeedUnitShape[]
}
