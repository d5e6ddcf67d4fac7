/**
 * Shapes that only secrets have, regardless of name and place, according to the documentation of their issuers: tokens with a prefix, and tokens that do not occur in
 * ordinary text. Lengths are lower bounds, because issuers lengthen their tokens. Each must take linear time: bounded and without nested repetition. A rule set
 * such as secretlint's would add 290 KB and 20 ms to the start of every run, take 0.2 ms per value, and miss shorter tokens.
 */
export const secretShapes: Readonly<Record<string, RegExp>> = {
  'https://github.blog/engineering/platform-security/behind-githubs-new-authentication-token-formats/':
    /(?<![A-Za-z0-9])(?:gh[oprsu]_|github_pat_)\w{10}[\w.-]{0,1000}/,
  'https://docs.gitlab.com/security/tokens/#token-prefixes':
    /(?<![A-Za-z0-9])(?:gl(?:pat|rt|rtr|dt|cbt|ptt|ft|imt|agent|soat|ffct|wt)-|GR1348941|_gitlab_session=)[\w.-]{10,300}/,
  'https://docs.slack.dev/authentication/tokens/':
    /(?<![A-Za-z0-9])(?:xox[abceoprs]-|xox[ep]\.xox|xapp-|xwfp-)[\w.%-]{10,300}/,
  // AWS access key ID
  'https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_identifiers.html#identifiers-prefixes':
    /(?<![A-Za-z0-9])(?:A3T[A-Z0-9]|AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{12,16}(?![A-Za-z0-9])/,
  'https://docs.aws.amazon.com/bedrock/latest/userguide/api-keys.html':
    /(?<![A-Za-z0-9])(?:ABSK|bedrock-api-key-)[A-Za-z0-9+/]{24,300}/,
  'https://docs.cloud.google.com/docs/authentication/api-keys':
    /(?<![A-Za-z0-9])(?:AIza[\w-]{30,60}|ya29\.[\w-]{10,300}|GOCSPX-[\w-]{20,60}|1\/\/0[\w-]{30,200})/,
  'https://learn.microsoft.com/azure/storage/common/storage-sas-overview':
    /(?:AccountKey|SharedAccessKey|SharedAccessSignature|SharedSecretValue)\s{0,3}=\s{0,3}[^\s;"']{8,600}|[?&;]sig=[A-Za-z0-9%+/=_-]{16,300}/i,
  // Microsoft Entra client secret
  'https://learn.microsoft.com/purview/sit-defn-azure-ad-client-secret': /(?<![A-Za-z0-9])[\w~.-]{3}\dQ~[\w~.-]{31,34}/,
  'https://docs.stripe.com/keys': /(?<![A-Za-z0-9])(?:[rs]k_(?:live|test|prod)_|whsec_)[A-Za-z0-9+/=]{10,255}/,
  // Key of a model provider
  'https://platform.claude.com/docs/en/api/overview':
    /(?<![A-Za-z0-9-])(?:sk-[\w-]{16,300}|gsk_\w{20,200}|hf_\w{20,100}|r8_\w{20,100}|pplx-\w{20,100}|xai-\w{20,200})/,
  // Package registry token
  'https://docs.npmjs.com/about-access-tokens/':
    /(?<![A-Za-z0-9])(?:npm_[A-Za-z0-9]{10,100}|pypi-[\w-]{16,300}|rubygems_[0-9a-f]{32,64}|dckr_(?:pat|oat)_[\w-]{10,100}|oy2[a-z0-9]{43})/,
  // Token of Vault, Terraform or HCP
  'https://developer.hashicorp.com/vault/docs/concepts/tokens#token-prefixes':
    /(?<![A-Za-z0-9])(?:hv[sbr]\.[\w-]{10,400}|[sbr]\.[A-Za-z0-9]{24}(?![A-Za-z0-9])|[A-Za-z0-9]{14}\.atlasv1\.[\w-]{40,120})/,
  'https://docs.digitalocean.com/reference/api/create-personal-access-token/':
    /(?<![A-Za-z0-9])do[opr]_v1_[0-9a-f]{10,100}/,
  // Mail provider key
  'https://www.twilio.com/docs/sendgrid/for-developers/sending-email/authentication':
    /(?<![A-Za-z0-9])(?:SG\.[\w-]{10,100}|xkeysib-[\w-]{20,120}|xsmtpsib-[\w-]{20,120}|re_[A-Za-z0-9]{8}_[A-Za-z0-9]{16,40}|key-[0-9a-f]{32}|[0-9a-f]{32}-us\d{1,2})/,
  'https://www.twilio.com/docs/iam/api-keys': /(?<![A-Za-z0-9])SK[0-9a-f]{32}(?![A-Za-z0-9])/,
  // Token of a hosting or delivery service
  'https://developers.cloudflare.com/fundamentals/api/get-started/create-token/':
    /(?<![A-Za-z0-9])(?:v1\.0-[0-9a-f]{24}-[0-9a-f]{100,200}|HRKU-[\w-]{20,80}|fo1_[\w-]{20,80}|FlyV1 fm\d_[\w+/=,-]{20,400}|nfp_\w{20,80}|pul-[0-9a-f]{40}|tskey-[a-z]{2,10}-[\w-]{8,120}|lin_(?:api|oauth)_\w{20,120}|sbp_[0-9a-f]{32,80}|sb_secret_[\w-]{16,80}|pscale_(?:tkn|pw|oauth)_[\w.-]{20,100}|rnd_[A-Za-z0-9]{20,60}|shp(?:at|ca|pa|ss)_[0-9a-fA-F]{20,80}|EAAA[\w-]{40,120}|sq0[a-z]{3}-[\w-]{20,80}|figd_[\w-]{20,200}|ntn_\w{30,80}|secret_[A-Za-z0-9]{43}|PMAK-[0-9a-f-]{40,80}|ATATT3[\w=-]{20,300}|ATBB\w{20,80}|dp\.(?:pt|st|ct|sa|scim|audit)\.[\w.-]{20,120}|dapi[0-9a-f]{32}|ops_eyJ\w{20,2000}|CCIPAT_\w{20,120}|bkua_[0-9a-f]{30,60})/,
  // Token of a monitoring service
  'https://grafana.com/docs/grafana/latest/administration/service-accounts/':
    /(?<![A-Za-z0-9])(?:gl(?:sa|c)_[\w+/=-]{20,400}|NR(?:AK|JS|II|RA|AA)-[\w-]{16,80}|sntrys_[\w+/=-]{20,400}|sntryu_[0-9a-f]{40,80}|dt0c01\.[A-Z0-9]{20,30}\.[A-Z0-9]{40,80}|phc_\w{30,80}|phx_\w{30,80})/,
  // Bot token
  'https://core.telegram.org/bots/api#authorizing-your-bot':
    /(?<!\d)\d{6,12}:[A-Za-z0-9][\w-]{29,60}(?![\w-])|(?<![\w-])[MNO][\w-]{22,28}\.[\w-]{6}\.[\w-]{25,50}(?![\w-])/,
  // Webhook
  'https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks/':
    /(?:hooks\.slack(?:-gov)?\.com\/(?:services|workflows|triggers)|(?:discord|discordapp)\.com\/api\/(?:v\d{1,2}\/)?webhooks|[\w-]{0,60}\.?webhook\.office(?:365)?\.com\/webhookb2|outlook\.office(?:365)?\.com\/webhook|api\.telegram\.org\/(?:file\/)?bot|hooks\.zapier\.com\/hooks|chat\.googleapis\.com\/v1\/spaces|maker\.ifttt\.com\/(?:trigger|use)|hc-ping\.com|open\.(?:feishu|larksuite)\.(?:cn|com)\/open-apis\/bot|oapi\.dingtalk\.com\/robot|qyapi\.weixin\.qq\.com\/cgi-bin\/webhook|events\.pagerduty\.com\/integration|\.logic\.azure\.com(?::443)?\/workflows)[/?]?[^\s"'`<>]{8,600}/i,
  // Signed token (JWT)
  'https://www.rfc-editor.org/rfc/rfc7519#section-3.1':
    /(?<![A-Za-z0-9])eyJ[\w-]{5,4000}\.[\w-]{5,8000}(?:\.[\w-]{0,4000}){0,3}/,
  // Private key, one line of it or encoded
  'https://github.com/FiloSottile/age#readme':
    /AGE-SECRET-KEY-1[A-Z0-9]{10,80}|(?<![A-Za-z0-9+/])LS0tLS1CRUdJTi(?!BDRVJU)[A-Za-z0-9+/=]{8,8192}|(?<![A-Za-z0-9])(?:[xyz]prv[A-Za-z0-9]{90,120}|nsec1[a-z0-9]{50,70})/,
  // Hash of a password
  'https://man7.org/linux/man-pages/man5/crypt.5.html':
    /\$(?:2[abxy]?\$\d{2}|[156]|apr1|y|gy|7|md5[,$]|sha1|argon2(?:id|[di])|scrypt|pbkdf2(?:-sha\d{1,3})?|bcrypt(?:-sha256)?|P|H|S)\$[\w./+=,$-]{8,300}|\$[PHS]\$[A-Za-z0-9./]{20,60}|\{S?SHA(?:256|384|512)?\}[A-Za-z0-9+/=]{16,200}|\{CRYPT\}[^\s"']{8,200}|SCRAM-SHA-\d{1,3}\$[^\s"']{16,300}|pbkdf2(?:_|:)sha\d{1,3}[$:][^\s"']{16,300}|(?<![\w])md5[0-9a-f]{32}(?![\w])|(?<![\w*])\*[0-9A-F]{40}(?![\w])/,
};
