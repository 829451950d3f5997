// Generated from openapi/ by `npm run generate`. Do not edit.
var __getOwnPropNames=Object.getOwnPropertyNames;var __commonJS=(cb,mod)=>function(){try{return mod||(0,cb[__getOwnPropNames(cb)[0]])((mod={exports:{}}).exports,mod),mod.
exports}catch(e){throw mod=0,e}};var require_formats=__commonJS({"node_modules/ajv-formats/dist/formats.js"(exports){"use strict";Object.defineProperty(exports,
"__esModule",{value:!0});exports.formatNames=exports.fastFormats=exports.fullFormats=void 0;function fmtDef(validate,compare){
return{validate,compare}}exports.fullFormats={date:fmtDef(date,compareDate),time:fmtDef(getTime(!0),compareTime),"date-t\
ime":fmtDef(getDateTime(!0),compareDateTime),"iso-time":fmtDef(getTime(),compareIsoTime),"iso-date-time":fmtDef(getDateTime(),
compareIsoDateTime),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,uri,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,"js\
on-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
byte,int32:{type:"number",validate:validateInt32},int64:{type:"number",validate:validateInt64},float:{type:"number",validate:validateNumber},
double:{type:"number",validate:validateNumber},password:!0,binary:!0};exports.fastFormats={...exports.fullFormats,date:fmtDef(
/^\d\d\d\d-[0-1]\d-[0-3]\d$/,compareDate),time:fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
compareTime),"date-time":fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
compareDateTime),"iso-time":fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,compareIsoTime),
"iso-date-time":fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
compareIsoDateTime),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
exports.formatNames=Object.keys(exports.fullFormats);function isLeapYear(year){return year%4===0&&(year%100!==0||year%400===
0)}var DATE=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,DAYS=[0,31,28,31,30,31,30,31,31,30,31,30,31];function date(str){let matches=DATE.
exec(str);if(!matches)return!1;let year=+matches[1],month=+matches[2],day=+matches[3];return month>=1&&month<=12&&day>=1&&
day<=(month===2&&isLeapYear(year)?29:DAYS[month])}function compareDate(d1,d2){if(d1&&d2)return d1>d2?1:d1<d2?-1:0}var TIME=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
function getTime(strictTimeZone){return function(str){let matches=TIME.exec(str);if(!matches)return!1;let hr=+matches[1],
min=+matches[2],sec=+matches[3],tz=matches[4],tzSign=matches[5]==="-"?-1:1,tzH=+(matches[6]||0),tzM=+(matches[7]||0);if(tzH>
23||tzM>59||strictTimeZone&&!tz)return!1;if(hr<=23&&min<=59&&sec<60)return!0;let utcMin=min-tzM*tzSign,utcHr=hr-tzH*tzSign-
(utcMin<0?1:0);return(utcHr===23||utcHr===-1)&&(utcMin===59||utcMin===-1)&&sec<61}}function compareTime(s1,s2){if(!(s1&&
s2))return;let t1=new Date("2020-01-01T"+s1).valueOf(),t2=new Date("2020-01-01T"+s2).valueOf();if(t1&&t2)return t1-t2}function compareIsoTime(t1,t2){
if(!(t1&&t2))return;let a1=TIME.exec(t1),a2=TIME.exec(t2);if(a1&&a2)return t1=a1[1]+a1[2]+a1[3],t2=a2[1]+a2[2]+a2[3],t1>
t2?1:t1<t2?-1:0}var DATE_TIME_SEPARATOR=/t|\s/i;function getDateTime(strictTimeZone){let time=getTime(strictTimeZone);return function(str){
let dateTime=str.split(DATE_TIME_SEPARATOR);return dateTime.length===2&&date(dateTime[0])&&time(dateTime[1])}}function compareDateTime(dt1,dt2){
if(!(dt1&&dt2))return;let d1=new Date(dt1).valueOf(),d2=new Date(dt2).valueOf();if(d1&&d2)return d1-d2}function compareIsoDateTime(dt1,dt2){
if(!(dt1&&dt2))return;let[d1,t1]=dt1.split(DATE_TIME_SEPARATOR),[d2,t2]=dt2.split(DATE_TIME_SEPARATOR),res=compareDate(d1,
d2);if(res!==void 0)return res||compareTime(t1,t2)}var NOT_URI_FRAGMENT=/\/|:/,URI=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function uri(str){return NOT_URI_FRAGMENT.test(str)&&URI.test(str)}var BYTE=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function byte(str){return BYTE.lastIndex=0,BYTE.test(str)}var MIN_INT32=-(2**31),MAX_INT32=2**31-1;function validateInt32(value){
return Number.isInteger(value)&&value<=MAX_INT32&&value>=MIN_INT32}function validateInt64(value){return Number.isInteger(
value)}function validateNumber(){return!0}var Z_ANCHOR=/[^\\]\\Z/;function regex(str){if(Z_ANCHOR.test(str))return!1;try{
return new RegExp(str),!0}catch{return!1}}}});var require_ucs2length=__commonJS({"node_modules/ajv/dist/runtime/ucs2length.js"(exports){"use strict";Object.defineProperty(
exports,"__esModule",{value:!0});function ucs2length(str){let len=str.length,length=0,pos=0,value;for(;pos<len;)length++,
value=str.charCodeAt(pos++),value>=55296&&value<=56319&&pos<len&&(value=str.charCodeAt(pos),(value&64512)===56320&&pos++);
return length}exports.default=ucs2length;ucs2length.code='require("ajv/dist/runtime/ucs2length").default'}});var v0=validate53;var formats0=require_formats().fullFormats["date-time"];function validate53(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate53.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(
data)){for(let key0 in data){if(vErrors!==null&&vErrors.length>=1e4)break;if(!(key0==="seconds"||key0==="to")){let err0={
instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"\
must NOT have additional properties"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}if(data.seconds!==void 0){
let data0=data.seconds;if(typeof data0=="number"){if(data0>315576e4||isNaN(data0)){let err1={instancePath:instancePath+"\
/seconds",schemaPath:"#/properties/seconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:315576e4},message:"m\
ust be <= 3155760000"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data0<=0||isNaN(data0)){let err2={instancePath:instancePath+
"/seconds",schemaPath:"#/properties/seconds/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0},
message:"must be > 0"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}else{let err3={instancePath:instancePath+
"/seconds",schemaPath:"#/properties/seconds/type",keyword:"type",params:{type:"number"},message:"must be number"};vErrors===
null?vErrors=[err3]:vErrors.push(err3),errors++}}if(data.to!==void 0){let data1=data.to;if(typeof data1=="string"){if(!formats0.
validate(data1)){let err4={instancePath:instancePath+"/to",schemaPath:"#/properties/to/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}else{
let err5={instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}}else{let err6={instancePath,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}
return validate53.errors=vErrors,errors===0}validate53.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v1=validate54,
schema21={type:"object",required:["now","fell_due"],properties:{now:{type:"string",format:"date-time",description:"The t\
ime on the sandbox's clock.",examples:["2026-11-02T12:00:00.000Z"]},fell_due:{type:"array",description:"What became due \
in between, by kind. Kinds with nothing due are absent.",items:{type:"object",required:["what","count"],properties:{what:{
type:"string",enum:["runs_started","runs_finished","deliveries_attempted","periods_invoiced","tokens_expired","secret_ov\
erlaps_ended","log_entries_written"],description:"The kind.",examples:["periods_invoiced"]},count:{type:"integer",minimum:1,
description:"How many.",examples:[1]}}}}}};function validate54(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate54.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
now===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"now"},message:"\
must have required property 'now'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.fell_due===void 0){
let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"fell_due"},message:"must have\
 required property 'fell_due'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.now!==void 0){let data0=data.
now;if(typeof data0=="string"){if(!formats0.validate(data0)){let err2={instancePath:instancePath+"/now",schemaPath:"#/pr\
operties/now/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===null?
vErrors=[err2]:vErrors.push(err2),errors++}}else{let err3={instancePath:instancePath+"/now",schemaPath:"#/properties/now\
/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.push(err3),
errors++}}if(data.fell_due!==void 0){let data1=data.fell_due;if(Array.isArray(data1)){let all0=vErrors;for(let i0=0;i0<data1.
length;i0++){vErrors=null,errors=0;let data2=data1[i0];if(data2&&typeof data2=="object"&&!Array.isArray(data2)){if(data2.
what===void 0){let err4={instancePath:instancePath+"/fell_due/"+i0,schemaPath:"#/properties/fell_due/items/required",keyword:"\
required",params:{missingProperty:"what"},message:"must have required property 'what'"};vErrors===null?vErrors=[err4]:vErrors.
push(err4),errors++}if(data2.count===void 0){let err5={instancePath:instancePath+"/fell_due/"+i0,schemaPath:"#/propertie\
s/fell_due/items/required",keyword:"required",params:{missingProperty:"count"},message:"must have required property 'cou\
nt'"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(data2.what!==void 0){let data3=data2.what;if(typeof data3!=
"string"){let err6={instancePath:instancePath+"/fell_due/"+i0+"/what",schemaPath:"#/properties/fell_due/items/properties\
/what/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err6]:vErrors.push(err6),
errors++}if(!(data3==="runs_started"||data3==="runs_finished"||data3==="deliveries_attempted"||data3==="periods_invoiced"||
data3==="tokens_expired"||data3==="secret_overlaps_ended"||data3==="log_entries_written")){let err7={instancePath:instancePath+
"/fell_due/"+i0+"/what",schemaPath:"#/properties/fell_due/items/properties/what/enum",keyword:"enum",params:{allowedValues:schema21.
properties.fell_due.items.properties.what.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=
[err7]:vErrors.push(err7),errors++}}if(data2.count!==void 0){let data4=data2.count;if(!(typeof data4=="number"&&!(data4%
1)&&!isNaN(data4))){let err8={instancePath:instancePath+"/fell_due/"+i0+"/count",schemaPath:"#/properties/fell_due/items\
/properties/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err8]:
vErrors.push(err8),errors++}if(typeof data4=="number"&&(data4<1||isNaN(data4))){let err9={instancePath:instancePath+"/fe\
ll_due/"+i0+"/count",schemaPath:"#/properties/fell_due/items/properties/count/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}}else{let err10={instancePath:instancePath+
"/fell_due/"+i0,schemaPath:"#/properties/fell_due/items/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}if(all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)
all0.push(error0);if(all0!==null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err11={instancePath:instancePath+
"/fell_due",schemaPath:"#/properties/fell_due/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===
null?vErrors=[err11]:vErrors.push(err11),errors++}}}else{let err12={instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}return validate54.errors=
vErrors,errors===0}validate54.evaluated={props:{now:!0,fell_due:!0},dynamicProps:!1,dynamicItems:!1};var v2=validate55,schema22={
type:"object",description:"A request by a run for a user's approval, without which the run does not continue.",required:[
"id","agent_id","run_id","status","action","payload","created_at","workspace","decided_at","decided_by","note"],properties:{
id:{type:"string",pattern:"^apr_.+$",description:"The approval's id.",examples:["apr_01K9A3"]},agent_id:{type:"string",description:"\
The agent that requests approval.",examples:["agt_01K9REFUND"]},run_id:{type:"string",pattern:"^run_.+$",description:"Th\
e run that is waiting.",examples:["run_01K9R3"]},status:{type:"string",enum:["pending","approved","denied"],description:"\
Whether the request is pending, approved or denied. Decisions are final.",examples:["pending"]},action:{type:"string",description:"\
The action that the agent wants to take. Its values are defined by the agent.",examples:["issue_refund"]},payload:{type:"\
object",additionalProperties:!0,description:"The information needed for the decision, in a format defined by the agent.",
examples:[{order_id:"ord_1042",amount:1850,currency:"USD"}]},created_at:{type:"string",format:"date-time",description:"W\
hen approval was requested.",examples:["2026-11-02T08:59:58.400Z"]},workspace:{type:"string","x-provisional":"The member\
 is named workspace, and is a slug, as in events.",description:"The slug of the workspace that the agent belongs to.",examples:[
"acme"]},decided_at:{type:["string","null"],format:"date-time","x-provisional":"The member is named decided_at, and is n\
ull while the approval is pending.",description:"When the decision was made.",examples:["2026-11-01T14:20:00.000Z"]},decided_by:{
type:["string","null"],"x-provisional":"The member is named decided_by, is a user's id, and is null while the approval i\
s pending.",description:"The user who decided.",examples:["usr_01K9OWNER"]},note:{type:["string","null"],"x-provisional":"\
The record keeps the note of the decision.",description:"The note that was given with the decision.",examples:["Second r\
efund for this order."]}}},pattern3=new RegExp("^apr_.+$","u"),pattern4=new RegExp("^run_.+$","u");function validate55(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate55.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}if(data.agent_id===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"agent_id"},message:"must have required property 'agent_id'"};vErrors===null?vErrors=[err1]:vErrors.push(
err1),errors++}if(data.run_id===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
run_id"},message:"must have required property 'run_id'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.
status===void 0){let err3={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"\
must have required property 'status'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.action===void 0){
let err4={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"action"},message:"must have r\
equired property 'action'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.payload===void 0){let err5={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"payload"},message:"must have required p\
roperty 'payload'"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(data.created_at===void 0){let err6={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"},message:"must have required property 'c\
reated_at'"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(data.workspace===void 0){let err7={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"workspace"},message:"must have required property 'wo\
rkspace'"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}if(data.decided_at===void 0){let err8={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"decided_at"},message:"must have required property 'd\
ecided_at'"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}if(data.decided_by===void 0){let err9={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"decided_by"},message:"must have required property 'd\
ecided_by'"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}if(data.note===void 0){let err10={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"note"},message:"must have required property 'note'"};vErrors===null?
vErrors=[err10]:vErrors.push(err10),errors++}if(data.id!==void 0){let data0=data.id;if(typeof data0=="string"){if(!pattern3.
test(data0)){let err11={instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^apr_.+$"},message:'must match pattern "^apr_.+$"'};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}}else{let err12={
instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}}if(data.agent_id!==void 0&&typeof data.agent_id!=
"string"){let err13={instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}if(data.run_id!==void 0){
let data2=data.run_id;if(typeof data2=="string"){if(!pattern4.test(data2)){let err14={instancePath:instancePath+"/run_id",
schemaPath:"#/properties/run_id/pattern",keyword:"pattern",params:{pattern:"^run_.+$"},message:'must match pattern "^run\
_.+$"'};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}}else{let err15={instancePath:instancePath+"/run_id",
schemaPath:"#/properties/run_id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err15]:vErrors.push(err15),errors++}}if(data.status!==void 0){let data3=data.status;if(typeof data3!="string"){let err16={
instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}if(!(data3==="pending"||data3==="approved"||
data3==="denied")){let err17={instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{
allowedValues:schema22.properties.status.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=
[err17]:vErrors.push(err17),errors++}}if(data.action!==void 0&&typeof data.action!="string"){let err18={instancePath:instancePath+
"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err18]:vErrors.push(err18),errors++}if(data.payload!==void 0){let data5=data.payload;if(!(data5&&typeof data5==
"object"&&!Array.isArray(data5))){let err19={instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/type",
keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}}
if(data.created_at!==void 0){let data6=data.created_at;if(typeof data6=="string"){if(!formats0.validate(data6)){let err20={
instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"dat\
e-time"},message:'must match format "date-time"'};vErrors===null?vErrors=[err20]:vErrors.push(err20),errors++}}else{let err21={
instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err21]:vErrors.push(err21),errors++}}if(data.workspace!==void 0&&typeof data.
workspace!="string"){let err22={instancePath:instancePath+"/workspace",schemaPath:"#/properties/workspace/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err22]:vErrors.push(err22),errors++}if(data.
decided_at!==void 0){let data8=data.decided_at;if(typeof data8!="string"&&data8!==null){let err23={instancePath:instancePath+
"/decided_at",schemaPath:"#/properties/decided_at/type",keyword:"type",params:{type:schema22.properties.decided_at.type},
message:"must be string,null"};vErrors===null?vErrors=[err23]:vErrors.push(err23),errors++}if(typeof data8=="string"&&!formats0.
validate(data8)){let err24={instancePath:instancePath+"/decided_at",schemaPath:"#/properties/decided_at/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===null?vErrors=[err24]:vErrors.push(
err24),errors++}}if(data.decided_by!==void 0){let data9=data.decided_by;if(typeof data9!="string"&&data9!==null){let err25={
instancePath:instancePath+"/decided_by",schemaPath:"#/properties/decided_by/type",keyword:"type",params:{type:schema22.properties.
decided_by.type},message:"must be string,null"};vErrors===null?vErrors=[err25]:vErrors.push(err25),errors++}}if(data.note!==
void 0){let data10=data.note;if(typeof data10!="string"&&data10!==null){let err26={instancePath:instancePath+"/note",schemaPath:"\
#/properties/note/type",keyword:"type",params:{type:schema22.properties.note.type},message:"must be string,null"};vErrors===
null?vErrors=[err26]:vErrors.push(err26),errors++}}}else{let err27={instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};vErrors===null?vErrors=[err27]:vErrors.push(err27),errors++}return validate55.errors=
vErrors,errors===0}validate55.evaluated={props:{id:!0,agent_id:!0,run_id:!0,status:!0,action:!0,payload:!0,created_at:!0,
workspace:!0,decided_at:!0,decided_by:!0,note:!0},dynamicProps:!1,dynamicItems:!1};var v3=validate56;function validate56(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate56.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.now===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"now"},message:"must have required property 'now'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.now!==void 0){let data0=data.now;if(typeof data0=="string"){if(!formats0.
validate(data0)){let err1={instancePath:instancePath+"/now",schemaPath:"#/properties/now/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}else{
let err2={instancePath:instancePath+"/now",schemaPath:"#/properties/now/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}}else{let err3={instancePath,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}
return validate56.errors=vErrors,errors===0}validate56.evaluated={props:{now:!0},dynamicProps:!1,dynamicItems:!1};var v4=validate57;var schema25={type:"string",enum:["test","live"],description:"The mode of the data. Test and live data are isolated.",examples:[
"test"]};function validate58(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate58.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),typeof data!="string"){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data==="test"||data===
"live")){let err1={instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema25.enum},message:"must be\
 equal to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate58.errors=
vErrors,errors===0}validate58.evaluated={dynamicProps:!1,dynamicItems:!1};var schema26={type:"string",description:"A per\
mission, as `<resource>:<level>`. The level `destructive` includes `write`, which includes `read`; `secrets:set` is sepa\
rate.","x-provisional":"There may be further scopes. The names tokens:read, webhooks:read, webhooks:write and webhooks:d\
estructive are provisional. No scope includes secrets:set.",enum:["me:read","workspaces:read","workspaces:write","tokens\
:read","tokens:write","tokens:destructive","pages:read","pages:write","pages:destructive","theme:read","theme:write","bi\
lling:read","billing:write","forms:read","logs:read","approvals:read","approvals:write","secrets:read","secrets:set","se\
crets:write","secrets:destructive","agents:read","agents:write","webhooks:read","webhooks:write","webhooks:destructive"],
examples:["agents:read","approvals:write","secrets:set"]};function validate60(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate60.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){let err0={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}if(!(data==="me:read"||data==="workspaces:read"||data==="workspaces:write"||data==="tokens:read"||data===
"tokens:write"||data==="tokens:destructive"||data==="pages:read"||data==="pages:write"||data==="pages:destructive"||data===
"theme:read"||data==="theme:write"||data==="billing:read"||data==="billing:write"||data==="forms:read"||data==="logs:rea\
d"||data==="approvals:read"||data==="approvals:write"||data==="secrets:read"||data==="secrets:set"||data==="secrets:writ\
e"||data==="secrets:destructive"||data==="agents:read"||data==="agents:write"||data==="webhooks:read"||data==="webhooks:\
write"||data==="webhooks:destructive")){let err1={instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema26.
enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate60.
errors=vErrors,errors===0}validate60.evaluated={dynamicProps:!1,dynamicItems:!1};function validate57(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate57.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data==
"object"&&!Array.isArray(data)){if(data.base_url===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"base_url"},message:"must have required property 'base_url'"};vErrors===null?vErrors=[err0]:
vErrors.push(err0),errors++}if(data.workspace===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"workspace"},message:"must have required property 'workspace'"};vErrors===null?vErrors=[err1]:vErrors.
push(err1),errors++}if(data.mode===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
mode"},message:"must have required property 'mode'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.user===
void 0){let err3={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"user"},message:"must \
have required property 'user'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.scopes===void 0){let err4={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"scopes"},message:"must have required pr\
operty 'scopes'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.base_url!==void 0&&typeof data.base_url!=
"string"){let err5={instancePath:instancePath+"/base_url",schemaPath:"#/properties/base_url/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(data.workspace!==void 0&&
typeof data.workspace!="string"){let err6={instancePath:instancePath+"/workspace",schemaPath:"#/properties/workspace/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}
if(data.mode!==void 0&&(validate58(data.mode,{instancePath:instancePath+"/mode",parentData:data,parentDataProperty:"mode",
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate58.errors:vErrors.concat(validate58.errors),errors=vErrors.length)),
data.user!==void 0){let data3=data.user;if(data3&&typeof data3=="object"&&!Array.isArray(data3)){if(data3.id===void 0){let err7={
instancePath:instancePath+"/user",schemaPath:"#/properties/user/required",keyword:"required",params:{missingProperty:"id"},
message:"must have required property 'id'"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}if(data3.email===void 0){
let err8={instancePath:instancePath+"/user",schemaPath:"#/properties/user/required",keyword:"required",params:{missingProperty:"\
email"},message:"must have required property 'email'"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}if(data3.
id!==void 0&&typeof data3.id!="string"){let err9={instancePath:instancePath+"/user/id",schemaPath:"#/properties/user/pro\
perties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err9]:vErrors.push(
err9),errors++}if(data3.email!==void 0&&typeof data3.email!="string"){let err10={instancePath:instancePath+"/user/email",
schemaPath:"#/properties/user/properties/email/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err10]:vErrors.push(err10),errors++}}else{let err11={instancePath:instancePath+"/user",schemaPath:"#/prope\
rties/user/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err11]:vErrors.
push(err11),errors++}}if(data.scopes!==void 0){let data6=data.scopes;if(Array.isArray(data6)){let all0=vErrors;for(let i0=0;i0<
data6.length;i0++){if(vErrors=null,errors=0,validate60(data6[i0],{instancePath:instancePath+"/scopes/"+i0,parentData:data6,
parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate60.errors:vErrors.concat(validate60.errors),
errors=vErrors.length),all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)all0.push(error0);if(all0!==
null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err12={instancePath:instancePath+"/s\
copes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?
vErrors=[err12]:vErrors.push(err12),errors++}}}else{let err13={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}return validate57.errors=
vErrors,errors===0}validate57.evaluated={props:{base_url:!0,workspace:!0,mode:!0,user:!0,scopes:!0},dynamicProps:!1,dynamicItems:!1};
var v5=validate62;var schema28={type:"object",required:["id","secret","kind","mode","workspace","scopes"],properties:{purpose:{type:"strin\
g",description:"What a demo token is for; absent for other tokens.",examples:["read scopes only"]},id:{type:"string",description:"\
The id of the token.",examples:["tok_01K9CI"]},secret:{type:"string",description:"The bearer token.",examples:["key_test\
_acme"]},kind:{type:"string",enum:["key","session"],description:"The kind of token.",examples:["key"]},mode:{$ref:"defs#\
/$defs/Mode"},workspace:{type:"string",description:"The slug of the workspace.",examples:["acme"]},scopes:{type:"array",
description:"The token's scopes.",items:{type:"string"},examples:[["agents:read"]]}}};function validate63(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate63.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data==
"object"&&!Array.isArray(data)){if(data.id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"id"},message:"must have required property 'id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}
if(data.secret===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"secr\
et"},message:"must have required property 'secret'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.kind===
void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must \
have required property 'kind'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.mode===void 0){let err3={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mode"},message:"must have required prop\
erty 'mode'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.workspace===void 0){let err4={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"workspace"},message:"must have required property 'wo\
rkspace'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.scopes===void 0){let err5={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"scopes"},message:"must have required property 'scopes'"};vErrors===
null?vErrors=[err5]:vErrors.push(err5),errors++}if(data.purpose!==void 0&&typeof data.purpose!="string"){let err6={instancePath:instancePath+
"/purpose",schemaPath:"#/properties/purpose/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err6]:vErrors.push(err6),errors++}if(data.id!==void 0&&typeof data.id!="string"){let err7={instancePath:instancePath+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err7]:vErrors.push(err7),errors++}if(data.secret!==void 0&&typeof data.secret!="string"){let err8={instancePath:instancePath+
"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err8]:vErrors.push(err8),errors++}if(data.kind!==void 0){let data3=data.kind;if(typeof data3!="string"){let err9={
instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}if(!(data3==="key"||data3==="session")){let err10={
instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:schema28.properties.
kind.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}
if(data.mode!==void 0&&(validate58(data.mode,{instancePath:instancePath+"/mode",parentData:data,parentDataProperty:"mode",
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate58.errors:vErrors.concat(validate58.errors),errors=vErrors.length)),
data.workspace!==void 0&&typeof data.workspace!="string"){let err11={instancePath:instancePath+"/workspace",schemaPath:"\
#/properties/workspace/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err11]:
vErrors.push(err11),errors++}if(data.scopes!==void 0){let data6=data.scopes;if(Array.isArray(data6)){let all0=vErrors;for(let i0=0;i0<
data6.length;i0++){if(vErrors=null,errors=0,typeof data6[i0]!="string"){let err12={instancePath:instancePath+"/scopes/"+
i0,schemaPath:"#/properties/scopes/items/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err12]:vErrors.push(err12),errors++}if(all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)
all0.push(error0);if(all0!==null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err13={instancePath:instancePath+
"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===
null?vErrors=[err13]:vErrors.push(err13),errors++}}}else{let err14={instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}return validate63.errors=
vErrors,errors===0}validate63.evaluated={props:{purpose:!0,id:!0,secret:!0,kind:!0,mode:!0,workspace:!0,scopes:!0},dynamicProps:!1,
dynamicItems:!1};function validate66(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate66.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.path===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.reason===void 0){let err1={instancePath,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"reason"},message:"must have required property 'reason'"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.message===void 0){let err2={instancePath,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};vErrors===null?vErrors=
[err2]:vErrors.push(err2),errors++}if(data.path!==void 0&&typeof data.path!="string"){let err3={instancePath:instancePath+
"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err3]:vErrors.push(err3),errors++}if(data.reason!==void 0&&typeof data.reason!="string"){let err4={instancePath:instancePath+
"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.message!==void 0&&typeof data.message!="string"){let err5={instancePath:instancePath+
"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err5]:vErrors.push(err5),errors++}}else{let err6={instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}return validate66.errors=
vErrors,errors===0}validate66.evaluated={props:{path:!0,reason:!0,message:!0},dynamicProps:!1,dynamicItems:!1};function validate62(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate62.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}if(data.slug===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
slug"},message:"must have required property 'slug'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.name===
void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must \
have required property 'name'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.tokens===void 0){let err3={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"tokens"},message:"must have required pr\
operty 'tokens'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.id!==void 0&&typeof data.id!="string"){
let err4={instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.slug!==void 0&&typeof data.slug!="str\
ing"){let err5={instancePath:instancePath+"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(data.name!==void 0&&typeof data.
name!="string"){let err6={instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"\
string"},message:"must be string"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(data.tokens!==void 0){let data3=data.
tokens;if(Array.isArray(data3)){let all0=vErrors;for(let i0=0;i0<data3.length;i0++){if(vErrors=null,errors=0,validate63(
data3[i0],{instancePath:instancePath+"/tokens/"+i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate63.errors:vErrors.concat(validate63.errors),errors=vErrors.length),all0===null)all0=vErrors;else if(vErrors!==
null)for(let error0 of vErrors)all0.push(error0);if(all0!==null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?
0:all0.length}else{let err7={instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/type",keyword:"type",params:{
type:"array"},message:"must be array"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}if(data.warnings!==void 0){
let data5=data.warnings;if(Array.isArray(data5)){let all1=vErrors;for(let i1=0;i1<data5.length;i1++){if(vErrors=null,errors=
0,validate66(data5[i1],{instancePath:instancePath+"/warnings/"+i1,parentData:data5,parentDataProperty:i1,rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate66.errors:vErrors.concat(validate66.errors),errors=vErrors.length),all1===null)all1=vErrors;else if(vErrors!==
null)for(let error1 of vErrors)all1.push(error1);if(all1!==null&&all1.length>=1e4)break}vErrors=all1,errors=all1===null?
0:all1.length}else{let err8={instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",
params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}}else{let err9={
instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=
[err9]:vErrors.push(err9),errors++}return validate62.errors=vErrors,errors===0}validate62.evaluated={props:{id:!0,slug:!0,
name:!0,tokens:!0,warnings:!0},dynamicProps:!1,dynamicItems:!1};var v6=validate68;var func1=require_ucs2length().default;function validate68(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate68.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
cursor===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cursor"},message:"\
must have required property 'cursor'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(let key0 in data){if(vErrors!==
null&&vErrors.length>=1e4)break;if(key0!=="cursor"){let err1={instancePath,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}}if(data.cursor!==void 0){let data0=data.cursor;if(typeof data0=="string"){if(func1(data0)<
1){let err2={instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}else{
let err3={instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}}else{let err4={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err4]:vErrors.push(err4),
errors++}return validate68.errors=vErrors,errors===0}validate68.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v7=validate69;var schema32={type:"object",required:["id","mode","subscription_id","url","event","status","next_attempt_at","redelivery\
_of","created_at","attempts"],properties:{id:{type:"string",description:"The delivery of an event to a subscription. Eac\
h attempt has its own id.",examples:["dlv_01K9D1"]},mode:{$ref:"defs#/$defs/Mode"},subscription_id:{type:"string",description:"\
The subscription.",examples:["wh_01K9ORDERS"]},url:{type:"string",description:"The endpoint URL.",examples:["https://hoo\
ks.acme.example/workspace-events"]},event:{type:"object",additionalProperties:!0,required:["id","type"],description:"The\
 body.",properties:{id:{type:"string",description:"The event.",examples:["evt_01K9PUB1"]},type:{type:"string",description:"\
The event's type.",examples:["pages.published"]}}},status:{type:"string",enum:["pending","delivered","exhausted","droppe\
d","canceled"],description:"The status: `exhausted` after six failed attempts, `dropped` if the circuit breaker was open\
, `canceled` if the subscription was deleted.",examples:["delivered"]},next_attempt_at:{type:["string","null"],format:"d\
ate-time",description:"The time of the next attempt; `null` if there is none, or while one is in progress.",examples:[null]},
redelivery_of:{type:["string","null"],description:"The original delivery, if this is a redelivery.",examples:[null]},created_at:{
type:"string",format:"date-time",description:"When.",examples:["2026-11-02T09:00:00.000Z"]},attempts:{type:"array",description:"\
The attempts, oldest first.",items:{type:"object",required:["id","sent_at","finished_at","status","failure"],properties:{
id:{type:"string",description:"The value of svc-delivery-id.",examples:["whd_01K9PUB1A"]},sent_at:{type:"string",format:"\
date-time",description:"When the attempt was sent.",examples:["2026-11-02T09:00:00.000Z"]},finished_at:{type:["string","\
null"],format:"date-time",description:"When the attempt ended; `null` while it is in progress.",examples:["2026-11-02T09\
:00:00.120Z"]},status:{type:["integer","null"],description:"The status of the response.",examples:[204]},failure:{type:[
"string","null"],description:"Why there was no response.",examples:[null]},request_headers:{type:"object",description:"T\
he headers that the sandbox sent, with the signature. Absent in a list, while the attempt is in progress, and if nothing\
 was sent.",additionalProperties:{type:"string"},examples:[{"svc-event":"pages.published"}]},response:{type:["object","n\
ull"],description:"The response of the endpoint, if `request_headers` is present; `null` if there was none.",required:["\
headers","body"],properties:{headers:{type:"object",description:"Its headers, up to 4,096 characters.",additionalProperties:{
type:"string"},examples:[{"content-type":"text/plain"}]},body:{type:"string",description:"The start of its body, up to 4\
,096 characters.",examples:["ok"]}}}}}}}};function validate70(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate70.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"mu\
st have required property 'id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.mode===void 0){let err1={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mode"},message:"must have required prop\
erty 'mode'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.subscription_id===void 0){let err2={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"subscription_id"},message:"must have required proper\
ty 'subscription_id'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.url===void 0){let err3={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};vErrors===
null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.event===void 0){let err4={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"event"},message:"must have required property 'event'"};vErrors===null?vErrors=[err4]:
vErrors.push(err4),errors++}if(data.status===void 0){let err5={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"status"},message:"must have required property 'status'"};vErrors===null?vErrors=[err5]:vErrors.push(err5),
errors++}if(data.next_attempt_at===void 0){let err6={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
next_attempt_at"},message:"must have required property 'next_attempt_at'"};vErrors===null?vErrors=[err6]:vErrors.push(err6),
errors++}if(data.redelivery_of===void 0){let err7={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
redelivery_of"},message:"must have required property 'redelivery_of'"};vErrors===null?vErrors=[err7]:vErrors.push(err7),
errors++}if(data.created_at===void 0){let err8={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
created_at"},message:"must have required property 'created_at'"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}
if(data.attempts===void 0){let err9={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"at\
tempts"},message:"must have required property 'attempts'"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}if(data.
id!==void 0&&typeof data.id!="string"){let err10={instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}if(data.
mode!==void 0&&(validate58(data.mode,{instancePath:instancePath+"/mode",parentData:data,parentDataProperty:"mode",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate58.errors:vErrors.concat(validate58.errors),errors=vErrors.length)),data.
subscription_id!==void 0&&typeof data.subscription_id!="string"){let err11={instancePath:instancePath+"/subscription_id",
schemaPath:"#/properties/subscription_id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err11]:vErrors.push(err11),errors++}if(data.url!==void 0&&typeof data.url!="string"){let err12={instancePath:instancePath+
"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err12]:vErrors.push(err12),errors++}if(data.event!==void 0){let data4=data.event;if(data4&&typeof data4=="objec\
t"&&!Array.isArray(data4)){if(data4.id===void 0){let err13={instancePath:instancePath+"/event",schemaPath:"#/properties/\
event/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};vErrors===null?
vErrors=[err13]:vErrors.push(err13),errors++}if(data4.type===void 0){let err14={instancePath:instancePath+"/event",schemaPath:"\
#/properties/event/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'ty\
pe'"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}if(data4.id!==void 0&&typeof data4.id!="string"){let err15={
instancePath:instancePath+"/event/id",schemaPath:"#/properties/event/properties/id/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}if(data4.type!==void 0&&typeof data4.
type!="string"){let err16={instancePath:instancePath+"/event/type",schemaPath:"#/properties/event/properties/type/type",
keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}}else{
let err17={instancePath:instancePath+"/event",schemaPath:"#/properties/event/type",keyword:"type",params:{type:"object"},
message:"must be object"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}}if(data.status!==void 0){let data7=data.
status;if(typeof data7!="string"){let err18={instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++}if(!(data7===
"pending"||data7==="delivered"||data7==="exhausted"||data7==="dropped"||data7==="canceled")){let err19={instancePath:instancePath+
"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:schema32.properties.status.enum},message:"\
must be equal to one of the allowed values"};vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}}if(data.next_attempt_at!==
void 0){let data8=data.next_attempt_at;if(typeof data8!="string"&&data8!==null){let err20={instancePath:instancePath+"/n\
ext_attempt_at",schemaPath:"#/properties/next_attempt_at/type",keyword:"type",params:{type:schema32.properties.next_attempt_at.
type},message:"must be string,null"};vErrors===null?vErrors=[err20]:vErrors.push(err20),errors++}if(typeof data8=="strin\
g"&&!formats0.validate(data8)){let err21={instancePath:instancePath+"/next_attempt_at",schemaPath:"#/properties/next_att\
empt_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===null?vErrors=
[err21]:vErrors.push(err21),errors++}}if(data.redelivery_of!==void 0){let data9=data.redelivery_of;if(typeof data9!="str\
ing"&&data9!==null){let err22={instancePath:instancePath+"/redelivery_of",schemaPath:"#/properties/redelivery_of/type",keyword:"\
type",params:{type:schema32.properties.redelivery_of.type},message:"must be string,null"};vErrors===null?vErrors=[err22]:
vErrors.push(err22),errors++}}if(data.created_at!==void 0){let data10=data.created_at;if(typeof data10=="string"){if(!formats0.
validate(data10)){let err23={instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===null?vErrors=[err23]:vErrors.push(
err23),errors++}}else{let err24={instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err24]:vErrors.push(err24),errors++}}if(data.
attempts!==void 0){let data11=data.attempts;if(Array.isArray(data11)){let all0=vErrors;for(let i0=0;i0<data11.length;i0++){
vErrors=null,errors=0;let data12=data11[i0];if(data12&&typeof data12=="object"&&!Array.isArray(data12)){if(data12.id===void 0){
let err25={instancePath:instancePath+"/attempts/"+i0,schemaPath:"#/properties/attempts/items/required",keyword:"required",
params:{missingProperty:"id"},message:"must have required property 'id'"};vErrors===null?vErrors=[err25]:vErrors.push(err25),
errors++}if(data12.sent_at===void 0){let err26={instancePath:instancePath+"/attempts/"+i0,schemaPath:"#/properties/attem\
pts/items/required",keyword:"required",params:{missingProperty:"sent_at"},message:"must have required property 'sent_at'"};
vErrors===null?vErrors=[err26]:vErrors.push(err26),errors++}if(data12.finished_at===void 0){let err27={instancePath:instancePath+
"/attempts/"+i0,schemaPath:"#/properties/attempts/items/required",keyword:"required",params:{missingProperty:"finished_a\
t"},message:"must have required property 'finished_at'"};vErrors===null?vErrors=[err27]:vErrors.push(err27),errors++}if(data12.
status===void 0){let err28={instancePath:instancePath+"/attempts/"+i0,schemaPath:"#/properties/attempts/items/required",
keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};vErrors===null?vErrors=
[err28]:vErrors.push(err28),errors++}if(data12.failure===void 0){let err29={instancePath:instancePath+"/attempts/"+i0,schemaPath:"\
#/properties/attempts/items/required",keyword:"required",params:{missingProperty:"failure"},message:"must have required \
property 'failure'"};vErrors===null?vErrors=[err29]:vErrors.push(err29),errors++}if(data12.id!==void 0&&typeof data12.id!=
"string"){let err30={instancePath:instancePath+"/attempts/"+i0+"/id",schemaPath:"#/properties/attempts/items/properties/\
id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err30]:vErrors.push(err30),
errors++}if(data12.sent_at!==void 0){let data14=data12.sent_at;if(typeof data14=="string"){if(!formats0.validate(data14)){
let err31={instancePath:instancePath+"/attempts/"+i0+"/sent_at",schemaPath:"#/properties/attempts/items/properties/sent_\
at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===null?vErrors=
[err31]:vErrors.push(err31),errors++}}else{let err32={instancePath:instancePath+"/attempts/"+i0+"/sent_at",schemaPath:"#\
/properties/attempts/items/properties/sent_at/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err32]:vErrors.push(err32),errors++}}if(data12.finished_at!==void 0){let data15=data12.finished_at;if(typeof data15!=
"string"&&data15!==null){let err33={instancePath:instancePath+"/attempts/"+i0+"/finished_at",schemaPath:"#/properties/at\
tempts/items/properties/finished_at/type",keyword:"type",params:{type:schema32.properties.attempts.items.properties.finished_at.
type},message:"must be string,null"};vErrors===null?vErrors=[err33]:vErrors.push(err33),errors++}if(typeof data15=="stri\
ng"&&!formats0.validate(data15)){let err34={instancePath:instancePath+"/attempts/"+i0+"/finished_at",schemaPath:"#/prope\
rties/attempts/items/properties/finished_at/format",keyword:"format",params:{format:"date-time"},message:'must match for\
mat "date-time"'};vErrors===null?vErrors=[err34]:vErrors.push(err34),errors++}}if(data12.status!==void 0){let data16=data12.
status;if(!(typeof data16=="number"&&!(data16%1)&&!isNaN(data16))&&data16!==null){let err35={instancePath:instancePath+"\
/attempts/"+i0+"/status",schemaPath:"#/properties/attempts/items/properties/status/type",keyword:"type",params:{type:schema32.
properties.attempts.items.properties.status.type},message:"must be integer,null"};vErrors===null?vErrors=[err35]:vErrors.
push(err35),errors++}}if(data12.failure!==void 0){let data17=data12.failure;if(typeof data17!="string"&&data17!==null){let err36={
instancePath:instancePath+"/attempts/"+i0+"/failure",schemaPath:"#/properties/attempts/items/properties/failure/type",keyword:"\
type",params:{type:schema32.properties.attempts.items.properties.failure.type},message:"must be string,null"};vErrors===
null?vErrors=[err36]:vErrors.push(err36),errors++}}if(data12.request_headers!==void 0){let data18=data12.request_headers;
if(data18&&typeof data18=="object"&&!Array.isArray(data18))for(let key0 in data18){if(vErrors!==null&&vErrors.length>=1e4)
break;if(typeof data18[key0]!="string"){let err37={instancePath:instancePath+"/attempts/"+i0+"/request_headers/"+key0.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attempts/items/properties/request_headers/additionalProperties/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err37]:vErrors.push(err37),
errors++}}else{let err38={instancePath:instancePath+"/attempts/"+i0+"/request_headers",schemaPath:"#/properties/attempts\
/items/properties/request_headers/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=
[err38]:vErrors.push(err38),errors++}}if(data12.response!==void 0){let data20=data12.response;if(!(data20&&typeof data20==
"object"&&!Array.isArray(data20))&&data20!==null){let err39={instancePath:instancePath+"/attempts/"+i0+"/response",schemaPath:"\
#/properties/attempts/items/properties/response/type",keyword:"type",params:{type:schema32.properties.attempts.items.properties.
response.type},message:"must be object,null"};vErrors===null?vErrors=[err39]:vErrors.push(err39),errors++}if(data20&&typeof data20==
"object"&&!Array.isArray(data20)){if(data20.headers===void 0){let err40={instancePath:instancePath+"/attempts/"+i0+"/res\
ponse",schemaPath:"#/properties/attempts/items/properties/response/required",keyword:"required",params:{missingProperty:"\
headers"},message:"must have required property 'headers'"};vErrors===null?vErrors=[err40]:vErrors.push(err40),errors++}if(data20.
body===void 0){let err41={instancePath:instancePath+"/attempts/"+i0+"/response",schemaPath:"#/properties/attempts/items/\
properties/response/required",keyword:"required",params:{missingProperty:"body"},message:"must have required property 'b\
ody'"};vErrors===null?vErrors=[err41]:vErrors.push(err41),errors++}if(data20.headers!==void 0){let data21=data20.headers;
if(data21&&typeof data21=="object"&&!Array.isArray(data21))for(let key1 in data21){if(vErrors!==null&&vErrors.length>=1e4)
break;if(typeof data21[key1]!="string"){let err42={instancePath:instancePath+"/attempts/"+i0+"/response/headers/"+key1.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attempts/items/properties/response/properties/headers/additional\
Properties/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err42]:vErrors.
push(err42),errors++}}else{let err43={instancePath:instancePath+"/attempts/"+i0+"/response/headers",schemaPath:"#/proper\
ties/attempts/items/properties/response/properties/headers/type",keyword:"type",params:{type:"object"},message:"must be \
object"};vErrors===null?vErrors=[err43]:vErrors.push(err43),errors++}}if(data20.body!==void 0&&typeof data20.body!="stri\
ng"){let err44={instancePath:instancePath+"/attempts/"+i0+"/response/body",schemaPath:"#/properties/attempts/items/prope\
rties/response/properties/body/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err44]:vErrors.push(err44),errors++}}}}else{let err45={instancePath:instancePath+"/attempts/"+i0,schemaPath:"#/properti\
es/attempts/items/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err45]:vErrors.
push(err45),errors++}if(all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)all0.push(error0);if(all0!==
null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err46={instancePath:instancePath+"/a\
ttempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===
null?vErrors=[err46]:vErrors.push(err46),errors++}}}else{let err47={instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};vErrors===null?vErrors=[err47]:vErrors.push(err47),errors++}return validate70.errors=
vErrors,errors===0}validate70.evaluated={props:{id:!0,mode:!0,subscription_id:!0,url:!0,event:!0,status:!0,next_attempt_at:!0,
redelivery_of:!0,created_at:!0,attempts:!0},dynamicProps:!1,dynamicItems:!1};function validate69(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate69.evaluated;if(evaluated0.
dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&
!Array.isArray(data)){if(data.data===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.data!==
void 0){let data0=data.data;if(Array.isArray(data0)){let all0=vErrors;for(let i0=0;i0<data0.length;i0++){if(vErrors=null,
errors=0,validate70(data0[i0],{instancePath:instancePath+"/data/"+i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate70.errors:vErrors.concat(validate70.errors),errors=vErrors.length),all0===null)all0=vErrors;else if(vErrors!==
null)for(let error0 of vErrors)all0.push(error0);if(all0!==null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?
0:all0.length}else{let err1={instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{
type:"array"},message:"must be array"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}}else{let err2={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}return validate69.errors=vErrors,errors===0}validate69.evaluated={props:{data:!0},dynamicProps:!1,dynamicItems:!1};
var v8=validate73;function validate73(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate73.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.id===void 0){let err0={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required proper\
ty 'id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.mode===void 0){let err1={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"mode"},message:"must have required property 'mode'"};vErrors===null?
vErrors=[err1]:vErrors.push(err1),errors++}if(data.subscription_id===void 0){let err2={instancePath,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"subscription_id"},message:"must have required property 'subscription_id'"};
vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.url===void 0){let err3={instancePath,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};vErrors===null?vErrors=
[err3]:vErrors.push(err3),errors++}if(data.event===void 0){let err4={instancePath,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"event"},message:"must have required property 'event'"};vErrors===null?vErrors=[err4]:vErrors.
push(err4),errors++}if(data.status===void 0){let err5={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
status"},message:"must have required property 'status'"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(data.
next_attempt_at===void 0){let err6={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"nex\
t_attempt_at"},message:"must have required property 'next_attempt_at'"};vErrors===null?vErrors=[err6]:vErrors.push(err6),
errors++}if(data.redelivery_of===void 0){let err7={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
redelivery_of"},message:"must have required property 'redelivery_of'"};vErrors===null?vErrors=[err7]:vErrors.push(err7),
errors++}if(data.created_at===void 0){let err8={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
created_at"},message:"must have required property 'created_at'"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}
if(data.attempts===void 0){let err9={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"at\
tempts"},message:"must have required property 'attempts'"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}if(data.
id!==void 0&&typeof data.id!="string"){let err10={instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}if(data.
mode!==void 0&&(validate58(data.mode,{instancePath:instancePath+"/mode",parentData:data,parentDataProperty:"mode",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate58.errors:vErrors.concat(validate58.errors),errors=vErrors.length)),data.
subscription_id!==void 0&&typeof data.subscription_id!="string"){let err11={instancePath:instancePath+"/subscription_id",
schemaPath:"#/properties/subscription_id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err11]:vErrors.push(err11),errors++}if(data.url!==void 0&&typeof data.url!="string"){let err12={instancePath:instancePath+
"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err12]:vErrors.push(err12),errors++}if(data.event!==void 0){let data4=data.event;if(data4&&typeof data4=="objec\
t"&&!Array.isArray(data4)){if(data4.id===void 0){let err13={instancePath:instancePath+"/event",schemaPath:"#/properties/\
event/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};vErrors===null?
vErrors=[err13]:vErrors.push(err13),errors++}if(data4.type===void 0){let err14={instancePath:instancePath+"/event",schemaPath:"\
#/properties/event/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'ty\
pe'"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}if(data4.id!==void 0&&typeof data4.id!="string"){let err15={
instancePath:instancePath+"/event/id",schemaPath:"#/properties/event/properties/id/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}if(data4.type!==void 0&&typeof data4.
type!="string"){let err16={instancePath:instancePath+"/event/type",schemaPath:"#/properties/event/properties/type/type",
keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}}else{
let err17={instancePath:instancePath+"/event",schemaPath:"#/properties/event/type",keyword:"type",params:{type:"object"},
message:"must be object"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}}if(data.status!==void 0){let data7=data.
status;if(typeof data7!="string"){let err18={instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++}if(!(data7===
"pending"||data7==="delivered"||data7==="exhausted"||data7==="dropped"||data7==="canceled")){let err19={instancePath:instancePath+
"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:schema32.properties.status.enum},message:"\
must be equal to one of the allowed values"};vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}}if(data.next_attempt_at!==
void 0){let data8=data.next_attempt_at;if(typeof data8!="string"&&data8!==null){let err20={instancePath:instancePath+"/n\
ext_attempt_at",schemaPath:"#/properties/next_attempt_at/type",keyword:"type",params:{type:schema32.properties.next_attempt_at.
type},message:"must be string,null"};vErrors===null?vErrors=[err20]:vErrors.push(err20),errors++}if(typeof data8=="strin\
g"&&!formats0.validate(data8)){let err21={instancePath:instancePath+"/next_attempt_at",schemaPath:"#/properties/next_att\
empt_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===null?vErrors=
[err21]:vErrors.push(err21),errors++}}if(data.redelivery_of!==void 0){let data9=data.redelivery_of;if(typeof data9!="str\
ing"&&data9!==null){let err22={instancePath:instancePath+"/redelivery_of",schemaPath:"#/properties/redelivery_of/type",keyword:"\
type",params:{type:schema32.properties.redelivery_of.type},message:"must be string,null"};vErrors===null?vErrors=[err22]:
vErrors.push(err22),errors++}}if(data.created_at!==void 0){let data10=data.created_at;if(typeof data10=="string"){if(!formats0.
validate(data10)){let err23={instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===null?vErrors=[err23]:vErrors.push(
err23),errors++}}else{let err24={instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err24]:vErrors.push(err24),errors++}}if(data.
attempts!==void 0){let data11=data.attempts;if(Array.isArray(data11)){let all0=vErrors;for(let i0=0;i0<data11.length;i0++){
vErrors=null,errors=0;let data12=data11[i0];if(data12&&typeof data12=="object"&&!Array.isArray(data12)){if(data12.id===void 0){
let err25={instancePath:instancePath+"/attempts/"+i0,schemaPath:"#/properties/attempts/items/required",keyword:"required",
params:{missingProperty:"id"},message:"must have required property 'id'"};vErrors===null?vErrors=[err25]:vErrors.push(err25),
errors++}if(data12.sent_at===void 0){let err26={instancePath:instancePath+"/attempts/"+i0,schemaPath:"#/properties/attem\
pts/items/required",keyword:"required",params:{missingProperty:"sent_at"},message:"must have required property 'sent_at'"};
vErrors===null?vErrors=[err26]:vErrors.push(err26),errors++}if(data12.finished_at===void 0){let err27={instancePath:instancePath+
"/attempts/"+i0,schemaPath:"#/properties/attempts/items/required",keyword:"required",params:{missingProperty:"finished_a\
t"},message:"must have required property 'finished_at'"};vErrors===null?vErrors=[err27]:vErrors.push(err27),errors++}if(data12.
status===void 0){let err28={instancePath:instancePath+"/attempts/"+i0,schemaPath:"#/properties/attempts/items/required",
keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};vErrors===null?vErrors=
[err28]:vErrors.push(err28),errors++}if(data12.failure===void 0){let err29={instancePath:instancePath+"/attempts/"+i0,schemaPath:"\
#/properties/attempts/items/required",keyword:"required",params:{missingProperty:"failure"},message:"must have required \
property 'failure'"};vErrors===null?vErrors=[err29]:vErrors.push(err29),errors++}if(data12.id!==void 0&&typeof data12.id!=
"string"){let err30={instancePath:instancePath+"/attempts/"+i0+"/id",schemaPath:"#/properties/attempts/items/properties/\
id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err30]:vErrors.push(err30),
errors++}if(data12.sent_at!==void 0){let data14=data12.sent_at;if(typeof data14=="string"){if(!formats0.validate(data14)){
let err31={instancePath:instancePath+"/attempts/"+i0+"/sent_at",schemaPath:"#/properties/attempts/items/properties/sent_\
at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===null?vErrors=
[err31]:vErrors.push(err31),errors++}}else{let err32={instancePath:instancePath+"/attempts/"+i0+"/sent_at",schemaPath:"#\
/properties/attempts/items/properties/sent_at/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err32]:vErrors.push(err32),errors++}}if(data12.finished_at!==void 0){let data15=data12.finished_at;if(typeof data15!=
"string"&&data15!==null){let err33={instancePath:instancePath+"/attempts/"+i0+"/finished_at",schemaPath:"#/properties/at\
tempts/items/properties/finished_at/type",keyword:"type",params:{type:schema32.properties.attempts.items.properties.finished_at.
type},message:"must be string,null"};vErrors===null?vErrors=[err33]:vErrors.push(err33),errors++}if(typeof data15=="stri\
ng"&&!formats0.validate(data15)){let err34={instancePath:instancePath+"/attempts/"+i0+"/finished_at",schemaPath:"#/prope\
rties/attempts/items/properties/finished_at/format",keyword:"format",params:{format:"date-time"},message:'must match for\
mat "date-time"'};vErrors===null?vErrors=[err34]:vErrors.push(err34),errors++}}if(data12.status!==void 0){let data16=data12.
status;if(!(typeof data16=="number"&&!(data16%1)&&!isNaN(data16))&&data16!==null){let err35={instancePath:instancePath+"\
/attempts/"+i0+"/status",schemaPath:"#/properties/attempts/items/properties/status/type",keyword:"type",params:{type:schema32.
properties.attempts.items.properties.status.type},message:"must be integer,null"};vErrors===null?vErrors=[err35]:vErrors.
push(err35),errors++}}if(data12.failure!==void 0){let data17=data12.failure;if(typeof data17!="string"&&data17!==null){let err36={
instancePath:instancePath+"/attempts/"+i0+"/failure",schemaPath:"#/properties/attempts/items/properties/failure/type",keyword:"\
type",params:{type:schema32.properties.attempts.items.properties.failure.type},message:"must be string,null"};vErrors===
null?vErrors=[err36]:vErrors.push(err36),errors++}}if(data12.request_headers!==void 0){let data18=data12.request_headers;
if(data18&&typeof data18=="object"&&!Array.isArray(data18))for(let key0 in data18){if(vErrors!==null&&vErrors.length>=1e4)
break;if(typeof data18[key0]!="string"){let err37={instancePath:instancePath+"/attempts/"+i0+"/request_headers/"+key0.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attempts/items/properties/request_headers/additionalProperties/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err37]:vErrors.push(err37),
errors++}}else{let err38={instancePath:instancePath+"/attempts/"+i0+"/request_headers",schemaPath:"#/properties/attempts\
/items/properties/request_headers/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=
[err38]:vErrors.push(err38),errors++}}if(data12.response!==void 0){let data20=data12.response;if(!(data20&&typeof data20==
"object"&&!Array.isArray(data20))&&data20!==null){let err39={instancePath:instancePath+"/attempts/"+i0+"/response",schemaPath:"\
#/properties/attempts/items/properties/response/type",keyword:"type",params:{type:schema32.properties.attempts.items.properties.
response.type},message:"must be object,null"};vErrors===null?vErrors=[err39]:vErrors.push(err39),errors++}if(data20&&typeof data20==
"object"&&!Array.isArray(data20)){if(data20.headers===void 0){let err40={instancePath:instancePath+"/attempts/"+i0+"/res\
ponse",schemaPath:"#/properties/attempts/items/properties/response/required",keyword:"required",params:{missingProperty:"\
headers"},message:"must have required property 'headers'"};vErrors===null?vErrors=[err40]:vErrors.push(err40),errors++}if(data20.
body===void 0){let err41={instancePath:instancePath+"/attempts/"+i0+"/response",schemaPath:"#/properties/attempts/items/\
properties/response/required",keyword:"required",params:{missingProperty:"body"},message:"must have required property 'b\
ody'"};vErrors===null?vErrors=[err41]:vErrors.push(err41),errors++}if(data20.headers!==void 0){let data21=data20.headers;
if(data21&&typeof data21=="object"&&!Array.isArray(data21))for(let key1 in data21){if(vErrors!==null&&vErrors.length>=1e4)
break;if(typeof data21[key1]!="string"){let err42={instancePath:instancePath+"/attempts/"+i0+"/response/headers/"+key1.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attempts/items/properties/response/properties/headers/additional\
Properties/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err42]:vErrors.
push(err42),errors++}}else{let err43={instancePath:instancePath+"/attempts/"+i0+"/response/headers",schemaPath:"#/proper\
ties/attempts/items/properties/response/properties/headers/type",keyword:"type",params:{type:"object"},message:"must be \
object"};vErrors===null?vErrors=[err43]:vErrors.push(err43),errors++}}if(data20.body!==void 0&&typeof data20.body!="stri\
ng"){let err44={instancePath:instancePath+"/attempts/"+i0+"/response/body",schemaPath:"#/properties/attempts/items/prope\
rties/response/properties/body/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err44]:vErrors.push(err44),errors++}}}}else{let err45={instancePath:instancePath+"/attempts/"+i0,schemaPath:"#/properti\
es/attempts/items/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err45]:vErrors.
push(err45),errors++}if(all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)all0.push(error0);if(all0!==
null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err46={instancePath:instancePath+"/a\
ttempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===
null?vErrors=[err46]:vErrors.push(err46),errors++}}}else{let err47={instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};vErrors===null?vErrors=[err47]:vErrors.push(err47),errors++}return validate73.errors=
vErrors,errors===0}validate73.evaluated={props:{id:!0,mode:!0,subscription_id:!0,url:!0,event:!0,status:!0,next_attempt_at:!0,
redelivery_of:!0,created_at:!0,attempts:!0},dynamicProps:!1,dynamicItems:!1};var v9=validate75;function validate76(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate76.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.min===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"min"},message:"must have required property 'min'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.max===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"max"},message:"must have required property 'max'"};vErrors===null?vErrors=[err1]:vErrors.
push(err1),errors++}for(let key0 in data){if(vErrors!==null&&vErrors.length>=1e4)break;if(!(key0==="min"||key0==="max")){
let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}if(data.min!==
void 0){let data0=data.min;if(!(typeof data0=="number"&&!(data0%1)&&!isNaN(data0))){let err3={instancePath:instancePath+
"/min",schemaPath:"#/properties/min/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?
vErrors=[err3]:vErrors.push(err3),errors++}if(typeof data0=="number"){if(data0>6e4||isNaN(data0)){let err4={instancePath:instancePath+
"/min",schemaPath:"#/properties/min/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e4},message:"must be <= 60\
000"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data0<0||isNaN(data0)){let err5={instancePath:instancePath+
"/min",schemaPath:"#/properties/min/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}}if(data.max!==void 0){let data1=data.max;if(!(typeof data1==
"number"&&!(data1%1)&&!isNaN(data1))){let err6={instancePath:instancePath+"/max",schemaPath:"#/properties/max/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(typeof data1==
"number"){if(data1>6e4||isNaN(data1)){let err7={instancePath:instancePath+"/max",schemaPath:"#/properties/max/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:6e4},message:"must be <= 60000"};vErrors===null?vErrors=[err7]:vErrors.push(err7),
errors++}if(data1<0||isNaN(data1)){let err8={instancePath:instancePath+"/max",schemaPath:"#/properties/max/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}}}else{
let err9={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?
vErrors=[err9]:vErrors.push(err9),errors++}return validate76.errors=vErrors,errors===0}validate76.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function validate75(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate75.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.latency===void 0){let err0={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"latency"},message:"must have required p\
roperty 'latency'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.mutants===void 0){let err1={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"mutants"},message:"must have required property 'muta\
nts'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.available_mutants===void 0){let err2={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"available_mutants"},message:"must have required prop\
erty 'available_mutants'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.latency!==void 0){let data0=data.
latency,_errs2=errors,valid1=!1,passing0=null,_errs3=errors;validate76(data0,{instancePath:instancePath+"/latency",parentData:data,
parentDataProperty:"latency",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate76.errors:vErrors.concat(validate76.
errors),errors=vErrors.length);var _valid0=_errs3===errors;_valid0&&(valid1=!0,passing0=0);let _errs4=errors;if(data0!==
null){let err3={instancePath:instancePath+"/latency",schemaPath:"#/properties/latency/oneOf/1/type",keyword:"type",params:{
type:"null"},message:"must be null"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}var _valid0=_errs4===errors;
if(_valid0&&valid1?(valid1=!1,passing0=[passing0,1]):_valid0&&(valid1=!0,passing0=1),valid1)errors=_errs2,vErrors!==null&&
(_errs2?vErrors.length=_errs2:vErrors=null);else{let err4={instancePath:instancePath+"/latency",schemaPath:"#/properties\
/latency/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},message:"must match exactly one schema in oneOf"};vErrors===
null?vErrors=[err4]:vErrors.push(err4),errors++}}if(data.mutants!==void 0){let data1=data.mutants;if(Array.isArray(data1)){
let all0=vErrors;for(let i0=0;i0<data1.length;i0++){if(vErrors=null,errors=0,typeof data1[i0]!="string"){let err5={instancePath:instancePath+
"/mutants/"+i0,schemaPath:"#/properties/mutants/items/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)
all0.push(error0);if(all0!==null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err6={instancePath:instancePath+
"/mutants",schemaPath:"#/properties/mutants/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===
null?vErrors=[err6]:vErrors.push(err6),errors++}}if(data.available_mutants!==void 0){let data3=data.available_mutants;if(Array.
isArray(data3)){let all1=vErrors;for(let i1=0;i1<data3.length;i1++){vErrors=null,errors=0;let data4=data3[i1];if(data4&&
typeof data4=="object"&&!Array.isArray(data4)){if(data4.name===void 0){let err7={instancePath:instancePath+"/available_m\
utants/"+i1,schemaPath:"#/properties/available_mutants/items/required",keyword:"required",params:{missingProperty:"name"},
message:"must have required property 'name'"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}if(data4.clause===
void 0){let err8={instancePath:instancePath+"/available_mutants/"+i1,schemaPath:"#/properties/available_mutants/items/re\
quired",keyword:"required",params:{missingProperty:"clause"},message:"must have required property 'clause'"};vErrors===null?
vErrors=[err8]:vErrors.push(err8),errors++}if(data4.text===void 0){let err9={instancePath:instancePath+"/available_mutan\
ts/"+i1,schemaPath:"#/properties/available_mutants/items/required",keyword:"required",params:{missingProperty:"text"},message:"\
must have required property 'text'"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}if(data4.name!==void 0&&typeof data4.
name!="string"){let err10={instancePath:instancePath+"/available_mutants/"+i1+"/name",schemaPath:"#/properties/available\
_mutants/items/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err10]:vErrors.push(err10),errors++}if(data4.clause!==void 0&&typeof data4.clause!="string"){let err11={instancePath:instancePath+
"/available_mutants/"+i1+"/clause",schemaPath:"#/properties/available_mutants/items/properties/clause/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}if(data4.
text!==void 0&&typeof data4.text!="string"){let err12={instancePath:instancePath+"/available_mutants/"+i1+"/text",schemaPath:"\
#/properties/available_mutants/items/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string"};
vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}}else{let err13={instancePath:instancePath+"/available_mutan\
ts/"+i1,schemaPath:"#/properties/available_mutants/items/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}if(all1===null)all1=vErrors;else if(vErrors!==null)for(let error1 of vErrors)
all1.push(error1);if(all1!==null&&all1.length>=1e4)break}vErrors=all1,errors=all1===null?0:all1.length}else{let err14={instancePath:instancePath+
"/available_mutants",schemaPath:"#/properties/available_mutants/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}}}else{let err15={instancePath,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}
return validate75.errors=vErrors,errors===0}validate75.evaluated={props:{latency:!0,mutants:!0,available_mutants:!0},dynamicProps:!1,
dynamicItems:!1};var v10=validate78;function validate78(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate78.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){for(let key0 in data){if(vErrors!==null&&vErrors.
length>=1e4)break;if(!(key0==="latency"||key0==="mutants")){let err0={instancePath,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=
[err0]:vErrors.push(err0),errors++}}if(data.latency!==void 0){let data0=data.latency,_errs3=errors,valid1=!1,passing0=null,
_errs4=errors;validate76(data0,{instancePath:instancePath+"/latency",parentData:data,parentDataProperty:"latency",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate76.errors:vErrors.concat(validate76.errors),errors=vErrors.length);var _valid0=_errs4===
errors;_valid0&&(valid1=!0,passing0=0);let _errs5=errors;if(data0!==null){let err1={instancePath:instancePath+"/latency",
schemaPath:"#/properties/latency/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?
vErrors=[err1]:vErrors.push(err1),errors++}var _valid0=_errs5===errors;if(_valid0&&valid1?(valid1=!1,passing0=[passing0,
1]):_valid0&&(valid1=!0,passing0=1),valid1)errors=_errs3,vErrors!==null&&(_errs3?vErrors.length=_errs3:vErrors=null);else{
let err2={instancePath:instancePath+"/latency",schemaPath:"#/properties/latency/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},
message:"must match exactly one schema in oneOf"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}if(data.mutants!==
void 0){let data1=data.mutants;if(Array.isArray(data1)){let all0=vErrors;for(let i0=0;i0<data1.length;i0++){if(vErrors=null,
errors=0,typeof data1[i0]!="string"){let err3={instancePath:instancePath+"/mutants/"+i0,schemaPath:"#/properties/mutants\
/items/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.push(
err3),errors++}if(all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)all0.push(error0);if(all0!==
null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err4={instancePath:instancePath+"/mu\
tants",schemaPath:"#/properties/mutants/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?
vErrors=[err4]:vErrors.push(err4),errors++}}}else{let err5={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}return validate78.errors=vErrors,
errors===0}validate78.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v11=validate80;var pattern5=new RegExp("^[^\\r\\n]+$","u"),schema38={type:"object",description:"Additional information about the error.\
 The fields depend on the code, and more may be added.",additionalProperties:!0,properties:{hint:{description:"How to re\
solve the error. More hints may be added.",examples:["missing_scope"],type:"string"},required_scope:{type:"string",description:"\
The scope that the token lacks.",examples:["agents:write"]},kind:{description:"The kind of conflict. More kinds may be a\
dded.",examples:["name_taken"],type:"string"},current_version:{type:"string","x-provisional":"The version is a string, a\
s in If-Match.",description:"The current version of the draft.",examples:["4"]},operation:{type:"integer",minimum:0,"x-p\
rovisional":"The member counts the operations of the patch from 0.",description:"With `invalid_patch`, the index of the \
operation that failed.",examples:[0]},path:{type:"string","x-provisional":"A long path may be shortened.",description:"W\
ith `invalid_patch`, the path of the operation that failed.",examples:["/tree/children/3"]},rule_id:{type:"string",description:"\
The policy rule that blocked the request.",examples:["rule_01K9FREEZE"]},resource:{type:"string",description:"The resour\
ce that the rule protects.",examples:["agents"]},action:{type:"string",description:"The action that the rule forbids.",examples:[
"write"]},upstream:{type:"string",description:"The kind of provider that failed.",enum:["payments","email","storage","da\
tabase","identity","dns"],examples:["database"]},retryable:{type:"boolean",description:"Whether the same request may suc\
ceed later.",examples:[!0]},omitted_fields:{type:"integer",minimum:1,"x-provisional":"A server may list only the first f\
ields, and count the others.",description:"The number of further problems that are not in `fields`. Absent if there are \
none.",examples:[900]},request_id:{type:"string",description:"The request id to quote in support requests.",examples:["r\
eq_01K9UPSTREAM"]}},examples:[{required_scope:"agents:write",hint:"missing_scope"}]};function validate81(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate81.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data==
"object"&&!Array.isArray(data)){if(data.hint!==void 0&&typeof data.hint!="string"){let err0={instancePath:instancePath+"\
/hint",schemaPath:"#/properties/hint/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err0]:vErrors.push(err0),errors++}if(data.required_scope!==void 0&&typeof data.required_scope!="string"){let err1={
instancePath:instancePath+"/required_scope",schemaPath:"#/properties/required_scope/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.kind!==void 0&&typeof data.
kind!="string"){let err2={instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"\
string"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.current_version!==void 0&&
typeof data.current_version!="string"){let err3={instancePath:instancePath+"/current_version",schemaPath:"#/properties/c\
urrent_version/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.
push(err3),errors++}if(data.operation!==void 0){let data4=data.operation;if(!(typeof data4=="number"&&!(data4%1)&&!isNaN(
data4))){let err4={instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(typeof data4=="n\
umber"&&(data4<0||isNaN(data4))){let err5={instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err5]:vErrors.push(
err5),errors++}}if(data.path!==void 0&&typeof data.path!="string"){let err6={instancePath:instancePath+"/path",schemaPath:"\
#/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err6]:vErrors.
push(err6),errors++}if(data.rule_id!==void 0&&typeof data.rule_id!="string"){let err7={instancePath:instancePath+"/rule_\
id",schemaPath:"#/properties/rule_id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err7]:vErrors.push(err7),errors++}if(data.resource!==void 0&&typeof data.resource!="string"){let err8={instancePath:instancePath+
"/resource",schemaPath:"#/properties/resource/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err8]:vErrors.push(err8),errors++}if(data.action!==void 0&&typeof data.action!="string"){let err9={instancePath:instancePath+
"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err9]:vErrors.push(err9),errors++}if(data.upstream!==void 0){let data9=data.upstream;if(typeof data9!="str\
ing"){let err10={instancePath:instancePath+"/upstream",schemaPath:"#/properties/upstream/type",keyword:"type",params:{type:"\
string"},message:"must be string"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}if(!(data9==="payments"||
data9==="email"||data9==="storage"||data9==="database"||data9==="identity"||data9==="dns")){let err11={instancePath:instancePath+
"/upstream",schemaPath:"#/properties/upstream/enum",keyword:"enum",params:{allowedValues:schema38.properties.upstream.enum},
message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}}if(data.
retryable!==void 0&&typeof data.retryable!="boolean"){let err12={instancePath:instancePath+"/retryable",schemaPath:"#/pr\
operties/retryable/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};vErrors===null?vErrors=[err12]:
vErrors.push(err12),errors++}if(data.omitted_fields!==void 0){let data11=data.omitted_fields;if(!(typeof data11=="number"&&
!(data11%1)&&!isNaN(data11))){let err13={instancePath:instancePath+"/omitted_fields",schemaPath:"#/properties/omitted_fi\
elds/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err13]:vErrors.push(
err13),errors++}if(typeof data11=="number"&&(data11<1||isNaN(data11))){let err14={instancePath:instancePath+"/omitted_fi\
elds",schemaPath:"#/properties/omitted_fields/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must \
be >= 1"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}}if(data.request_id!==void 0&&typeof data.request_id!=
"string"){let err15={instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}}else{let err16={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err16]:vErrors.
push(err16),errors++}return validate81.errors=vErrors,errors===0}validate81.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate83(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate83.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.path===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.reason===void 0){let err1={instancePath,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"reason"},message:"must have required property 'reason'"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.message===void 0){let err2={instancePath,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};vErrors===null?vErrors=
[err2]:vErrors.push(err2),errors++}if(data.path!==void 0&&typeof data.path!="string"){let err3={instancePath:instancePath+
"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err3]:vErrors.push(err3),errors++}if(data.reason!==void 0){let data1=data.reason;if(typeof data1=="string"){if(func1(
data1)<1){let err4={instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}else{
let err5={instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}if(data.message!==void 0&&typeof data.
message!="string"){let err6={instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",
params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}else{let err7={
instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=
[err7]:vErrors.push(err7),errors++}return validate83.errors=vErrors,errors===0}validate83.evaluated={props:{path:!0,reason:!0,
message:!0},dynamicProps:!1,dynamicItems:!1};function validate80(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate80.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
error===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"error"},message:"\
must have required property 'error'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.error!==void 0){
let data0=data.error;if(data0&&typeof data0=="object"&&!Array.isArray(data0)){if(data0.code===void 0){let err1={instancePath:instancePath+
"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:"code"},message:"must have \
required property 'code'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data0.message===void 0){let err2={
instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:"\
message"},message:"must have required property 'message'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data0.
code!==void 0){let data1=data0.code;if(typeof data1=="string"){if(func1(data1)<1){let err3={instancePath:instancePath+"/\
error/code",schemaPath:"#/properties/error/properties/code/minLength",keyword:"minLength",params:{limit:1},message:"must\
 NOT have fewer than 1 characters"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}else{let err4={instancePath:instancePath+
"/error/code",schemaPath:"#/properties/error/properties/code/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}if(data0.message!==void 0){let data2=data0.message;
if(typeof data2=="string"){if(func1(data2)<1){let err5={instancePath:instancePath+"/error/message",schemaPath:"#/propert\
ies/error/properties/message/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charact\
ers"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(!pattern5.test(data2)){let err6={instancePath:instancePath+
"/error/message",schemaPath:"#/properties/error/properties/message/pattern",keyword:"pattern",params:{pattern:"^[^\\r\\n]+\
$"},message:'must match pattern "^[^\\r\\n]+$"'};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}else{let err7={
instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}if(data0.details!==void 0&&
(validate81(data0.details,{instancePath:instancePath+"/error/details",parentData:data0,parentDataProperty:"details",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate81.errors:vErrors.concat(validate81.errors),errors=vErrors.length)),data0.
fields!==void 0){let data4=data0.fields;if(Array.isArray(data4)){let all0=vErrors;for(let i0=0;i0<data4.length;i0++){if(vErrors=
null,errors=0,validate83(data4[i0],{instancePath:instancePath+"/error/fields/"+i0,parentData:data4,parentDataProperty:i0,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate83.errors:vErrors.concat(validate83.errors),errors=vErrors.length),
all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)all0.push(error0);if(all0!==null&&all0.length>=
1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err8={instancePath:instancePath+"/error/fields",schemaPath:"\
#/properties/error/properties/fields/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?
vErrors=[err8]:vErrors.push(err8),errors++}}}else{let err9={instancePath:instancePath+"/error",schemaPath:"#/properties/\
error/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err9]:vErrors.push(err9),
errors++}}}else{let err10={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}return validate80.errors=vErrors,errors===0}validate80.evaluated=
{props:{error:!0},dynamicProps:!1,dynamicItems:!1};var v12=validate85;function validate85(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate85.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),typeof data!="string"){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}return validate85.errors=vErrors,
errors===0}validate85.evaluated={dynamicProps:!1,dynamicItems:!1};var v13=validate86,schema41={type:"string",enum:["conn\
ection-reset","response-lost","bad-gateway"],description:"A failure on the way to the service. `connection-reset` breaks\
 the connection and executes nothing, `response-lost` executes the request and then breaks the connection, and `bad-gate\
way` is the HTML page of a proxy with status 502.",examples:["bad-gateway"]};function validate86(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate86.evaluated;if(evaluated0.
dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){let err0={
instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err0]:vErrors.push(err0),errors++}if(!(data==="connection-reset"||data==="response-lost"||data==="bad-gateway")){let err1={
instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema41.enum},message:"must be equal to one of th\
e allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate86.errors=vErrors,errors===0}
validate86.evaluated={dynamicProps:!1,dynamicItems:!1};var v14=validate87,schema42={type:"object",required:["id","operat\
ion","path","workspace","token","error","upstream","retryable","failure","retry_after","latency","body_latency","probabi\
lity","after_first_record","skip","remaining","applied"],properties:{id:{type:"string",description:"The rule.",examples:[
"rule_01K9R1"]},operation:{type:["string","null"],description:"The operation that it applies to.",examples:["updatePage"]},
path:{type:["string","null"],description:"The path that it applies to.",examples:["/v1/workspaces/acme/agents/agt_01K9ST\
OCK"]},workspace:{type:["string","null"],description:"The workspace that it applies to.",examples:["acme"]},token:{type:[
"string","null"],description:"The id of the token whose requests it applies to.",examples:["tok_01K9DEMO"]},error:{type:[
"string","null"],description:"The name of the error.",examples:["upstream-unavailable"]},upstream:{type:["string","null"],
description:"The provider in the error's details; null for the value in its example.",examples:["email"]},retryable:{type:[
"boolean","null"],description:"The value of `retryable` in the error's details; null for the value in its example.",examples:[
!1]},failure:{description:"The failure on the way to the service.",oneOf:[{$ref:"defs#/$defs/Failure"},{type:"null"}],examples:[
null]},retry_after:{type:["integer","null"],description:"The seconds in the header `Retry-After` of the error; null for \
the value in its example.",examples:[null]},latency:{description:"The latency of its requests.",oneOf:[{$ref:"defs#/$def\
s/Latency"},{type:"null"}],examples:[null]},body_latency:{description:"The delay in the middle of the body of its respon\
ses.",oneOf:[{$ref:"defs#/$defs/Latency"},{type:"null"}],examples:[null]},probability:{type:"number",description:"The pr\
obability with which it applies to a request.",examples:[1]},after_first_record:{type:"boolean",description:"Whether the\
 error ends an NDJSON response after its first record.",examples:[!1]},skip:{type:"integer",minimum:0,description:"The n\
umber of matching requests that it still lets through.",examples:[0]},remaining:{type:["integer","null"],minimum:0,description:"\
The number of requests that it still applies to; null for no limit.",examples:[2]},applied:{type:"integer",minimum:0,description:"\
The number of requests that it has applied to.",examples:[1]}}};function validate87(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate87.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(
data)){if(data.id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"i\
d"},message:"must have required property 'id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.operation===
void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"operation"},message:"\
must have required property 'operation'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.path===void 0){
let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have req\
uired property 'path'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.workspace===void 0){let err3={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"workspace"},message:"must have required\
 property 'workspace'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.token===void 0){let err4={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"token"},message:"must have required property 'token'"};
vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.error===void 0){let err5={instancePath,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"error"},message:"must have required property 'error'"};vErrors===null?
vErrors=[err5]:vErrors.push(err5),errors++}if(data.upstream===void 0){let err6={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"upstream"},message:"must have required property 'upstream'"};vErrors===null?vErrors=[
err6]:vErrors.push(err6),errors++}if(data.retryable===void 0){let err7={instancePath,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"retryable"},message:"must have required property 'retryable'"};vErrors===null?vErrors=[
err7]:vErrors.push(err7),errors++}if(data.failure===void 0){let err8={instancePath,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"failure"},message:"must have required property 'failure'"};vErrors===null?vErrors=[err8]:
vErrors.push(err8),errors++}if(data.retry_after===void 0){let err9={instancePath,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"retry_after"},message:"must have required property 'retry_after'"};vErrors===null?vErrors=[
err9]:vErrors.push(err9),errors++}if(data.latency===void 0){let err10={instancePath,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"latency"},message:"must have required property 'latency'"};vErrors===null?vErrors=[err10]:
vErrors.push(err10),errors++}if(data.body_latency===void 0){let err11={instancePath,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"body_latency"},message:"must have required property 'body_latency'"};vErrors===null?vErrors=
[err11]:vErrors.push(err11),errors++}if(data.probability===void 0){let err12={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"probability"},message:"must have required property 'probability'"};vErrors===null?vErrors=
[err12]:vErrors.push(err12),errors++}if(data.after_first_record===void 0){let err13={instancePath,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"after_first_record"},message:"must have required property 'after_first_recor\
d'"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}if(data.skip===void 0){let err14={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"skip"},message:"must have required property 'skip'"};vErrors===null?
vErrors=[err14]:vErrors.push(err14),errors++}if(data.remaining===void 0){let err15={instancePath,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"remaining"},message:"must have required property 'remaining'"};vErrors===null?
vErrors=[err15]:vErrors.push(err15),errors++}if(data.applied===void 0){let err16={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"applied"},message:"must have required property 'applied'"};vErrors===null?vErrors=[err16]:
vErrors.push(err16),errors++}if(data.id!==void 0&&typeof data.id!="string"){let err17={instancePath:instancePath+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err17]:vErrors.
push(err17),errors++}if(data.operation!==void 0){let data1=data.operation;if(typeof data1!="string"&&data1!==null){let err18={
instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/type",keyword:"type",params:{type:schema42.properties.
operation.type},message:"must be string,null"};vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++}}if(data.path!==
void 0){let data2=data.path;if(typeof data2!="string"&&data2!==null){let err19={instancePath:instancePath+"/path",schemaPath:"\
#/properties/path/type",keyword:"type",params:{type:schema42.properties.path.type},message:"must be string,null"};vErrors===
null?vErrors=[err19]:vErrors.push(err19),errors++}}if(data.workspace!==void 0){let data3=data.workspace;if(typeof data3!=
"string"&&data3!==null){let err20={instancePath:instancePath+"/workspace",schemaPath:"#/properties/workspace/type",keyword:"\
type",params:{type:schema42.properties.workspace.type},message:"must be string,null"};vErrors===null?vErrors=[err20]:vErrors.
push(err20),errors++}}if(data.token!==void 0){let data4=data.token;if(typeof data4!="string"&&data4!==null){let err21={instancePath:instancePath+
"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type:schema42.properties.token.type},message:"must \
be string,null"};vErrors===null?vErrors=[err21]:vErrors.push(err21),errors++}}if(data.error!==void 0){let data5=data.error;
if(typeof data5!="string"&&data5!==null){let err22={instancePath:instancePath+"/error",schemaPath:"#/properties/error/ty\
pe",keyword:"type",params:{type:schema42.properties.error.type},message:"must be string,null"};vErrors===null?vErrors=[err22]:
vErrors.push(err22),errors++}}if(data.upstream!==void 0){let data6=data.upstream;if(typeof data6!="string"&&data6!==null){
let err23={instancePath:instancePath+"/upstream",schemaPath:"#/properties/upstream/type",keyword:"type",params:{type:schema42.
properties.upstream.type},message:"must be string,null"};vErrors===null?vErrors=[err23]:vErrors.push(err23),errors++}}if(data.
retryable!==void 0){let data7=data.retryable;if(typeof data7!="boolean"&&data7!==null){let err24={instancePath:instancePath+
"/retryable",schemaPath:"#/properties/retryable/type",keyword:"type",params:{type:schema42.properties.retryable.type},message:"\
must be boolean,null"};vErrors===null?vErrors=[err24]:vErrors.push(err24),errors++}}if(data.failure!==void 0){let data8=data.
failure,_errs18=errors,valid1=!1,passing0=null,_errs19=errors;validate86(data8,{instancePath:instancePath+"/failure",parentData:data,
parentDataProperty:"failure",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate86.errors:vErrors.concat(validate86.
errors),errors=vErrors.length);var _valid0=_errs19===errors;_valid0&&(valid1=!0,passing0=0);let _errs20=errors;if(data8!==
null){let err25={instancePath:instancePath+"/failure",schemaPath:"#/properties/failure/oneOf/1/type",keyword:"type",params:{
type:"null"},message:"must be null"};vErrors===null?vErrors=[err25]:vErrors.push(err25),errors++}var _valid0=_errs20===errors;
if(_valid0&&valid1?(valid1=!1,passing0=[passing0,1]):_valid0&&(valid1=!0,passing0=1),valid1)errors=_errs18,vErrors!==null&&
(_errs18?vErrors.length=_errs18:vErrors=null);else{let err26={instancePath:instancePath+"/failure",schemaPath:"#/propert\
ies/failure/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},message:"must match exactly one schema in oneOf"};vErrors===
null?vErrors=[err26]:vErrors.push(err26),errors++}}if(data.retry_after!==void 0){let data9=data.retry_after;if(!(typeof data9==
"number"&&!(data9%1)&&!isNaN(data9))&&data9!==null){let err27={instancePath:instancePath+"/retry_after",schemaPath:"#/pr\
operties/retry_after/type",keyword:"type",params:{type:schema42.properties.retry_after.type},message:"must be integer,nu\
ll"};vErrors===null?vErrors=[err27]:vErrors.push(err27),errors++}}if(data.latency!==void 0){let data10=data.latency,_errs25=errors,
valid2=!1,passing1=null,_errs26=errors;validate76(data10,{instancePath:instancePath+"/latency",parentData:data,parentDataProperty:"\
latency",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate76.errors:vErrors.concat(validate76.errors),errors=vErrors.
length);var _valid1=_errs26===errors;_valid1&&(valid2=!0,passing1=0);let _errs27=errors;if(data10!==null){let err28={instancePath:instancePath+
"/latency",schemaPath:"#/properties/latency/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===
null?vErrors=[err28]:vErrors.push(err28),errors++}var _valid1=_errs27===errors;if(_valid1&&valid2?(valid2=!1,passing1=[passing1,
1]):_valid1&&(valid2=!0,passing1=1),valid2)errors=_errs25,vErrors!==null&&(_errs25?vErrors.length=_errs25:vErrors=null);else{
let err29={instancePath:instancePath+"/latency",schemaPath:"#/properties/latency/oneOf",keyword:"oneOf",params:{passingSchemas:passing1},
message:"must match exactly one schema in oneOf"};vErrors===null?vErrors=[err29]:vErrors.push(err29),errors++}}if(data.body_latency!==
void 0){let data11=data.body_latency,_errs30=errors,valid3=!1,passing2=null,_errs31=errors;validate76(data11,{instancePath:instancePath+
"/body_latency",parentData:data,parentDataProperty:"body_latency",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate76.
errors:vErrors.concat(validate76.errors),errors=vErrors.length);var _valid2=_errs31===errors;_valid2&&(valid3=!0,passing2=
0);let _errs32=errors;if(data11!==null){let err30={instancePath:instancePath+"/body_latency",schemaPath:"#/properties/bo\
dy_latency/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err30]:vErrors.
push(err30),errors++}var _valid2=_errs32===errors;if(_valid2&&valid3?(valid3=!1,passing2=[passing2,1]):_valid2&&(valid3=
!0,passing2=1),valid3)errors=_errs30,vErrors!==null&&(_errs30?vErrors.length=_errs30:vErrors=null);else{let err31={instancePath:instancePath+
"/body_latency",schemaPath:"#/properties/body_latency/oneOf",keyword:"oneOf",params:{passingSchemas:passing2},message:"m\
ust match exactly one schema in oneOf"};vErrors===null?vErrors=[err31]:vErrors.push(err31),errors++}}if(data.probability!==
void 0&&typeof data.probability!="number"){let err32={instancePath:instancePath+"/probability",schemaPath:"#/properties/\
probability/type",keyword:"type",params:{type:"number"},message:"must be number"};vErrors===null?vErrors=[err32]:vErrors.
push(err32),errors++}if(data.after_first_record!==void 0&&typeof data.after_first_record!="boolean"){let err33={instancePath:instancePath+
"/after_first_record",schemaPath:"#/properties/after_first_record/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};vErrors===null?vErrors=[err33]:vErrors.push(err33),errors++}if(data.skip!==void 0){let data14=data.skip;
if(!(typeof data14=="number"&&!(data14%1)&&!isNaN(data14))){let err34={instancePath:instancePath+"/skip",schemaPath:"#/p\
roperties/skip/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err34]:vErrors.
push(err34),errors++}if(typeof data14=="number"&&(data14<0||isNaN(data14))){let err35={instancePath:instancePath+"/skip",
schemaPath:"#/properties/skip/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===
null?vErrors=[err35]:vErrors.push(err35),errors++}}if(data.remaining!==void 0){let data15=data.remaining;if(!(typeof data15==
"number"&&!(data15%1)&&!isNaN(data15))&&data15!==null){let err36={instancePath:instancePath+"/remaining",schemaPath:"#/p\
roperties/remaining/type",keyword:"type",params:{type:schema42.properties.remaining.type},message:"must be integer,null"};
vErrors===null?vErrors=[err36]:vErrors.push(err36),errors++}if(typeof data15=="number"&&(data15<0||isNaN(data15))){let err37={
instancePath:instancePath+"/remaining",schemaPath:"#/properties/remaining/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err37]:vErrors.push(err37),errors++}}if(data.applied!==void 0){
let data16=data.applied;if(!(typeof data16=="number"&&!(data16%1)&&!isNaN(data16))){let err38={instancePath:instancePath+
"/applied",schemaPath:"#/properties/applied/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===
null?vErrors=[err38]:vErrors.push(err38),errors++}if(typeof data16=="number"&&(data16<0||isNaN(data16))){let err39={instancePath:instancePath+
"/applied",schemaPath:"#/properties/applied/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be\
 >= 0"};vErrors===null?vErrors=[err39]:vErrors.push(err39),errors++}}}else{let err40={instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err40]:vErrors.push(err40),errors++}return validate87.
errors=vErrors,errors===0}validate87.evaluated={props:{id:!0,operation:!0,path:!0,workspace:!0,token:!0,error:!0,upstream:!0,
retryable:!0,failure:!0,retry_after:!0,latency:!0,body_latency:!0,probability:!0,after_first_record:!0,skip:!0,remaining:!0,
applied:!0},dynamicProps:!1,dynamicItems:!1};var v15=validate91;function validate91(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate91.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.data===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.data!==void 0){let data0=data.data;if(Array.isArray(data0)){
let all0=vErrors;for(let i0=0;i0<data0.length;i0++){if(vErrors=null,errors=0,validate87(data0[i0],{instancePath:instancePath+
"/data/"+i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate87.errors:
vErrors.concat(validate87.errors),errors=vErrors.length),all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)
all0.push(error0);if(all0!==null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err1={instancePath:instancePath+
"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?
vErrors=[err1]:vErrors.push(err1),errors++}}}else{let err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}return validate91.errors=vErrors,
errors===0}validate91.evaluated={props:{data:!0},dynamicProps:!1,dynamicItems:!1};var v16=validate93,schema44={type:"obj\
ect",additionalProperties:!1,required:["status"],properties:{status:{type:"string",enum:["completed","failed"],description:"\
The outcome.",examples:["completed"]}}};function validate93(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate93.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
status===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"\
must have required property 'status'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(let key0 in data){if(vErrors!==
null&&vErrors.length>=1e4)break;if(key0!=="status"){let err1={instancePath,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}}if(data.status!==void 0){let data0=data.status;if(typeof data0!="string"){let err2={
instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(!(data0==="completed"||data0==="failed")){
let err3={instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:schema44.
properties.status.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err3]:vErrors.push(
err3),errors++}}}else{let err4={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be \
object"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}return validate93.errors=vErrors,errors===0}validate93.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v17=validate94,schema45={type:"object",additionalProperties:!1,
required:["kind","description","quantity","amount"],properties:{kind:{type:"string",enum:["plan","overage"],description:"\
The price of the plan, or usage above a cap.",examples:["overage"]},description:{type:"string",description:"A human-read\
able description.",examples:["requests beyond 20000"]},quantity:{type:"number",minimum:0,maximum:9007199254740991,description:"\
The charged quantity.",examples:[7400]},amount:{type:"integer",minimum:0,maximum:9007199254740991,description:"The amoun\
t in minor units.",examples:[740]}}};function validate94(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate94.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
kind===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"\
must have required property 'kind'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.description===void 0){
let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"description"},message:"must h\
ave required property 'description'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.quantity===void 0){
let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"quantity"},message:"must have\
 required property 'quantity'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.amount===void 0){let err3={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"amount"},message:"must have required pr\
operty 'amount'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}for(let key0 in data){if(vErrors!==null&&vErrors.
length>=1e4)break;if(!(key0==="kind"||key0==="description"||key0==="quantity"||key0==="amount")){let err4={instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT ha\
ve additional properties"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}if(data.kind!==void 0){let data0=data.
kind;if(typeof data0!="string"){let err5={instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(!(data0===
"plan"||data0==="overage")){let err6={instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enu\
m",params:{allowedValues:schema45.properties.kind.enum},message:"must be equal to one of the allowed values"};vErrors===
null?vErrors=[err6]:vErrors.push(err6),errors++}}if(data.description!==void 0&&typeof data.description!="string"){let err7={
instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}if(data.quantity!==void 0){let data2=data.
quantity;if(typeof data2=="number"){if(data2>9007199254740991||isNaN(data2)){let err8={instancePath:instancePath+"/quant\
ity",schemaPath:"#/properties/quantity/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}if(data2<0||isNaN(data2)){let err9={
instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/minimum",keyword:"minimum",params:{comparison:">\
=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}else{let err10={instancePath:instancePath+
"/quantity",schemaPath:"#/properties/quantity/type",keyword:"type",params:{type:"number"},message:"must be number"};vErrors===
null?vErrors=[err10]:vErrors.push(err10),errors++}}if(data.amount!==void 0){let data3=data.amount;if(!(typeof data3=="nu\
mber"&&!(data3%1)&&!isNaN(data3))){let err11={instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}
if(typeof data3=="number"){if(data3>9007199254740991||isNaN(data3)){let err12={instancePath:instancePath+"/amount",schemaPath:"\
#/properties/amount/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 90071\
99254740991"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}if(data3<0||isNaN(data3)){let err13={instancePath:instancePath+
"/amount",schemaPath:"#/properties/amount/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >\
= 0"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}}}}else{let err14={instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}return validate94.
errors=vErrors,errors===0}validate94.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v18=validate95;function validate95(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate95.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.auth_code===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"auth_code"},message:"must have required property 'au\
th_code'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.auth_code!==void 0&&typeof data.auth_code!=
"string"){let err1={instancePath:instancePath+"/auth_code",schemaPath:"#/properties/auth_code/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}else{let err2={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}return validate95.errors=vErrors,errors===0}validate95.evaluated={props:{auth_code:!0},dynamicProps:!1,
dynamicItems:!1};var v19=validate96;function validate96(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate96.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"mu\
st have required property 'id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.secret===void 0){let err1={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"secret"},message:"must have required pr\
operty 'secret'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.kind===void 0){let err2={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};
vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.mode===void 0){let err3={instancePath,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"mode"},message:"must have required property 'mode'"};vErrors===null?
vErrors=[err3]:vErrors.push(err3),errors++}if(data.workspace===void 0){let err4={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"workspace"},message:"must have required property 'workspace'"};vErrors===null?vErrors=
[err4]:vErrors.push(err4),errors++}if(data.scopes===void 0){let err5={instancePath,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"scopes"},message:"must have required property 'scopes'"};vErrors===null?vErrors=[err5]:vErrors.
push(err5),errors++}if(data.purpose!==void 0&&typeof data.purpose!="string"){let err6={instancePath:instancePath+"/purpo\
se",schemaPath:"#/properties/purpose/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err6]:vErrors.push(err6),errors++}if(data.id!==void 0&&typeof data.id!="string"){let err7={instancePath:instancePath+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err7]:vErrors.push(err7),errors++}if(data.secret!==void 0&&typeof data.secret!="string"){let err8={instancePath:instancePath+
"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err8]:vErrors.push(err8),errors++}if(data.kind!==void 0){let data3=data.kind;if(typeof data3!="string"){let err9={
instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}if(!(data3==="key"||data3==="session")){let err10={
instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:schema28.properties.
kind.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}
if(data.mode!==void 0&&(validate58(data.mode,{instancePath:instancePath+"/mode",parentData:data,parentDataProperty:"mode",
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate58.errors:vErrors.concat(validate58.errors),errors=vErrors.length)),
data.workspace!==void 0&&typeof data.workspace!="string"){let err11={instancePath:instancePath+"/workspace",schemaPath:"\
#/properties/workspace/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err11]:
vErrors.push(err11),errors++}if(data.scopes!==void 0){let data6=data.scopes;if(Array.isArray(data6)){let all0=vErrors;for(let i0=0;i0<
data6.length;i0++){if(vErrors=null,errors=0,typeof data6[i0]!="string"){let err12={instancePath:instancePath+"/scopes/"+
i0,schemaPath:"#/properties/scopes/items/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err12]:vErrors.push(err12),errors++}if(all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)
all0.push(error0);if(all0!==null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err13={instancePath:instancePath+
"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===
null?vErrors=[err13]:vErrors.push(err13),errors++}}}else{let err14={instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}return validate96.errors=
vErrors,errors===0}validate96.evaluated={props:{purpose:!0,id:!0,secret:!0,kind:!0,mode:!0,workspace:!0,scopes:!0},dynamicProps:!1,
dynamicItems:!1};var v20=validate98;function validate98(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate98.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
min===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"min"},message:"\
must have required property 'min'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.max===void 0){let err1={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"max"},message:"must have required prope\
rty 'max'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}for(let key0 in data){if(vErrors!==null&&vErrors.length>=
1e4)break;if(!(key0==="min"||key0==="max")){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err2]:
vErrors.push(err2),errors++}}if(data.min!==void 0){let data0=data.min;if(!(typeof data0=="number"&&!(data0%1)&&!isNaN(data0))){
let err3={instancePath:instancePath+"/min",schemaPath:"#/properties/min/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(typeof data0=="number"){if(data0>6e4||isNaN(
data0)){let err4={instancePath:instancePath+"/min",schemaPath:"#/properties/min/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:6e4},message:"must be <= 60000"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data0<0||isNaN(data0)){
let err5={instancePath:instancePath+"/min",schemaPath:"#/properties/min/minimum",keyword:"minimum",params:{comparison:">\
=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}}if(data.max!==void 0){let data1=data.
max;if(!(typeof data1=="number"&&!(data1%1)&&!isNaN(data1))){let err6={instancePath:instancePath+"/max",schemaPath:"#/pr\
operties/max/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err6]:vErrors.
push(err6),errors++}if(typeof data1=="number"){if(data1>6e4||isNaN(data1)){let err7={instancePath:instancePath+"/max",schemaPath:"\
#/properties/max/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e4},message:"must be <= 60000"};vErrors===null?
vErrors=[err7]:vErrors.push(err7),errors++}if(data1<0||isNaN(data1)){let err8={instancePath:instancePath+"/max",schemaPath:"\
#/properties/max/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=
[err8]:vErrors.push(err8),errors++}}}}else{let err9={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}return validate98.errors=vErrors,
errors===0}validate98.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v21=validate99;var wrapper0={validate:validate101};function validate101(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate101.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
block===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"block"},message:"\
must have required property 'block'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.props===void 0){
let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"props"},message:"must have re\
quired property 'props'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.block!==void 0&&typeof data.
block!="string"){let err2={instancePath:instancePath+"/block",schemaPath:"#/properties/block/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.props!==void 0){
let data1=data.props;if(!(data1&&typeof data1=="object"&&!Array.isArray(data1))){let err3={instancePath:instancePath+"/p\
rops",schemaPath:"#/properties/props/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?
vErrors=[err3]:vErrors.push(err3),errors++}}if(data.children!==void 0){let data2=data.children;if(Array.isArray(data2)){
let all0=vErrors;for(let i0=0;i0<data2.length;i0++){if(vErrors=null,errors=0,wrapper0.validate(data2[i0],{instancePath:instancePath+
"/children/"+i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?wrapper0.validate.
errors:vErrors.concat(wrapper0.validate.errors),errors=vErrors.length),all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)
all0.push(error0);if(all0!==null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err4={instancePath:instancePath+
"/children",schemaPath:"#/properties/children/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===
null?vErrors=[err4]:vErrors.push(err4),errors++}}}else{let err5={instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}return validate101.errors=
vErrors,errors===0}validate101.evaluated={props:{block:!0,props:!0,children:!0},dynamicProps:!1,dynamicItems:!1};function validate100(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate100.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.version===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"version"},message:"must have required property 'version'"};vErrors===null?vErrors=[err0]:
vErrors.push(err0),errors++}if(data.metadata===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"metadata"},message:"must have required property 'metadata'"};vErrors===null?vErrors=[err1]:vErrors.
push(err1),errors++}if(data.schema===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
schema"},message:"must have required property 'schema'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.
tree===void 0){let err3={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"tree"},message:"\
must have required property 'tree'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.version!==void 0&&
typeof data.version!="string"){let err4={instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.
metadata!==void 0){let data1=data.metadata;if(data1&&typeof data1=="object"&&!Array.isArray(data1)){if(data1.slug===void 0){
let err5={instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty:"\
slug"},message:"must have required property 'slug'"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(data1.
title===void 0){let err6={instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"req\
uired",params:{missingProperty:"title"},message:"must have required property 'title'"};vErrors===null?vErrors=[err6]:vErrors.
push(err6),errors++}if(data1.slug!==void 0&&typeof data1.slug!="string"){let err7={instancePath:instancePath+"/metadata/\
slug",schemaPath:"#/properties/metadata/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}if(data1.title!==void 0&&typeof data1.title!="string"){let err8={
instancePath:instancePath+"/metadata/title",schemaPath:"#/properties/metadata/properties/title/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}else{let err9={instancePath:instancePath+
"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===
null?vErrors=[err9]:vErrors.push(err9),errors++}}if(data.schema!==void 0){let data4=data.schema;if(!(data4&&typeof data4==
"object"&&!Array.isArray(data4))){let err10={instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}if(data.
tree!==void 0){let data5=data.tree;if(validate101(data5,{instancePath:instancePath+"/tree",parentData:data,parentDataProperty:"\
tree",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate101.errors:vErrors.concat(validate101.errors),errors=vErrors.
length),data5&&typeof data5=="object"&&!Array.isArray(data5)){if(data5.block!==void 0){let data6=data5.block;if(typeof data6!=
"string"){let err11={instancePath:instancePath+"/tree/block",schemaPath:"#/properties/tree/allOf/1/properties/block/type",
keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}
if(data6!=="NavShell"){let err12={instancePath:instancePath+"/tree/block",schemaPath:"#/properties/tree/allOf/1/properti\
es/block/const",keyword:"const",params:{allowedValue:"NavShell"},message:"must be equal to constant"};vErrors===null?vErrors=
[err12]:vErrors.push(err12),errors++}}}else{let err13={instancePath:instancePath+"/tree",schemaPath:"#/properties/tree/a\
llOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err13]:vErrors.push(
err13),errors++}}}else{let err14={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}return validate100.errors=vErrors,errors===0}validate100.
evaluated={props:{version:!0,metadata:!0,schema:!0,tree:!0},dynamicProps:!1,dynamicItems:!1};function validate99(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate99.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data==
"object"&&!Array.isArray(data)){if(data.id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"id"},message:"must have required property 'id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}
if(data.version===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ver\
sion"},message:"must have required property 'version'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.
document===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"document"},
message:"must have required property 'document'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.rendered===
void 0){let err3={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rendered"},message:"m\
ust have required property 'rendered'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.id!==void 0&&typeof data.
id!="string"){let err4={instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.version!==void 0){let data1=data.
version;if(!(typeof data1=="number"&&!(data1%1)&&!isNaN(data1))){let err5={instancePath:instancePath+"/version",schemaPath:"\
#/properties/version/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err5]:
vErrors.push(err5),errors++}if(typeof data1=="number"&&(data1<1||isNaN(data1))){let err6={instancePath:instancePath+"/ve\
rsion",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= \
1"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}if(data.document!==void 0&&(validate100(data.document,{instancePath:instancePath+
"/document",parentData:data,parentDataProperty:"document",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate100.
errors:vErrors.concat(validate100.errors),errors=vErrors.length)),data.rendered!==void 0){let data3=data.rendered;if(data3&&
typeof data3=="object"&&!Array.isArray(data3)){if(data3.tree===void 0){let err7={instancePath:instancePath+"/rendered",schemaPath:"\
#/properties/rendered/required",keyword:"required",params:{missingProperty:"tree"},message:"must have required property \
'tree'"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}if(data3.typography===void 0){let err8={instancePath:instancePath+
"/rendered",schemaPath:"#/properties/rendered/required",keyword:"required",params:{missingProperty:"typography"},message:"\
must have required property 'typography'"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}if(data3.spacing===
void 0){let err9={instancePath:instancePath+"/rendered",schemaPath:"#/properties/rendered/required",keyword:"required",params:{
missingProperty:"spacing"},message:"must have required property 'spacing'"};vErrors===null?vErrors=[err9]:vErrors.push(err9),
errors++}if(data3.tree!==void 0){let data4=data3.tree;if(!(data4&&typeof data4=="object"&&!Array.isArray(data4))){let err10={
instancePath:instancePath+"/rendered/tree",schemaPath:"#/properties/rendered/properties/tree/type",keyword:"type",params:{
type:"object"},message:"must be object"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}if(data3.typography!==
void 0){let data5=data3.typography;if(!(data5&&typeof data5=="object"&&!Array.isArray(data5))){let err11={instancePath:instancePath+
"/rendered/typography",schemaPath:"#/properties/rendered/properties/typography/type",keyword:"type",params:{type:"object"},
message:"must be object"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}}if(data3.spacing!==void 0){let data6=data3.
spacing;if(!(data6&&typeof data6=="object"&&!Array.isArray(data6))){let err12={instancePath:instancePath+"/rendered/spac\
ing",schemaPath:"#/properties/rendered/properties/spacing/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}}}else{let err13={instancePath:instancePath+"/render\
ed",schemaPath:"#/properties/rendered/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?
vErrors=[err13]:vErrors.push(err13),errors++}}}else{let err14={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}return validate99.errors=
vErrors,errors===0}validate99.evaluated={props:{id:!0,version:!0,document:!0,rendered:!0},dynamicProps:!1,dynamicItems:!1};
var v22=validate104;var pattern6=new RegExp("^[^Tt]*([Tt][0-9:.,]*([Zz]|[+-]00(:?00)?)?)?$","u");function validate105(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate105.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data==
"object"&&!Array.isArray(data)){if(data.colors===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"colors"},message:"must have required property 'colors'"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}if(data.typography===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"typography"},message:"must have required property 'typography'"};vErrors===null?vErrors=[err1]:vErrors.
push(err1),errors++}if(data.spacing===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"spacing"},message:"must have required property 'spacing'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),
errors++}if(data.updated_at===void 0){let err3={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
updated_at"},message:"must have required property 'updated_at'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}
if(data.colors!==void 0){let data0=data.colors;if(data0&&typeof data0=="object"&&!Array.isArray(data0))for(let key0 in data0){
if(vErrors!==null&&vErrors.length>=1e4)break;if(typeof data0[key0]!="string"){let err4={instancePath:instancePath+"/colo\
rs/"+key0.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/colors/additionalProperties/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}else{let err5={
instancePath:instancePath+"/colors",schemaPath:"#/properties/colors/type",keyword:"type",params:{type:"object"},message:"\
must be object"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}if(data.typography!==void 0){let data2=data.
typography;if(data2&&typeof data2=="object"&&!Array.isArray(data2)){if(data2.font_family_heading===void 0){let err6={instancePath:instancePath+
"/typography",schemaPath:"#/properties/typography/required",keyword:"required",params:{missingProperty:"font_family_head\
ing"},message:"must have required property 'font_family_heading'"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}
if(data2.font_family_body===void 0){let err7={instancePath:instancePath+"/typography",schemaPath:"#/properties/typograph\
y/required",keyword:"required",params:{missingProperty:"font_family_body"},message:"must have required property 'font_fa\
mily_body'"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}if(data2.scale===void 0){let err8={instancePath:instancePath+
"/typography",schemaPath:"#/properties/typography/required",keyword:"required",params:{missingProperty:"scale"},message:"\
must have required property 'scale'"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}if(data2.font_family_heading!==
void 0&&typeof data2.font_family_heading!="string"){let err9={instancePath:instancePath+"/typography/font_family_heading",
schemaPath:"#/properties/typography/properties/font_family_heading/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}if(data2.font_family_body!==void 0&&typeof data2.
font_family_body!="string"){let err10={instancePath:instancePath+"/typography/font_family_body",schemaPath:"#/properties\
/typography/properties/font_family_body/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err10]:vErrors.push(err10),errors++}if(data2.scale!==void 0&&typeof data2.scale!="string"){let err11={instancePath:instancePath+
"/typography/scale",schemaPath:"#/properties/typography/properties/scale/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}}else{let err12={instancePath:instancePath+
"/typography",schemaPath:"#/properties/typography/type",keyword:"type",params:{type:"object"},message:"must be object"};
vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}}if(data.spacing!==void 0){let data6=data.spacing;if(data6&&
typeof data6=="object"&&!Array.isArray(data6)){if(data6.section_gap!==void 0&&typeof data6.section_gap!="string"){let err13={
instancePath:instancePath+"/spacing/section_gap",schemaPath:"#/properties/spacing/properties/section_gap/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}}else{
let err14={instancePath:instancePath+"/spacing",schemaPath:"#/properties/spacing/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}}if(data.updated_at!==void 0){
let data8=data.updated_at;if(typeof data8=="string"){if(!pattern6.test(data8)){let err15={instancePath:instancePath+"/up\
dated_at",schemaPath:"#/properties/updated_at/pattern",keyword:"pattern",params:{pattern:"^[^Tt]*([Tt][0-9:.,]*([Zz]|[+-\
]00(:?00)?)?)?$"},message:'must match pattern "^[^Tt]*([Tt][0-9:.,]*([Zz]|[+-]00(:?00)?)?)?$"'};vErrors===null?vErrors=[
err15]:vErrors.push(err15),errors++}if(!formats0.validate(data8)){let err16={instancePath:instancePath+"/updated_at",schemaPath:"\
#/properties/updated_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===
null?vErrors=[err16]:vErrors.push(err16),errors++}}else{let err17={instancePath:instancePath+"/updated_at",schemaPath:"#\
/properties/updated_at/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err17]:
vErrors.push(err17),errors++}}}else{let err18={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++}return validate105.errors=vErrors,errors===
0}validate105.evaluated={props:{colors:!0,typography:!0,spacing:!0,updated_at:!0},dynamicProps:!1,dynamicItems:!1};function validate104(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate104.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.version===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"version"},message:"must have required property 'version'"};vErrors===null?vErrors=[err0]:
vErrors.push(err0),errors++}if(data.document===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"document"},message:"must have required property 'document'"};vErrors===null?vErrors=[err1]:vErrors.
push(err1),errors++}if(data.version!==void 0){let data0=data.version;if(!(typeof data0=="number"&&!(data0%1)&&!isNaN(data0))){
let err2={instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"integ\
er"},message:"must be integer"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(typeof data0=="number"&&(data0<
1||isNaN(data0))){let err3={instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:1},message:"must be >= 1"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}
data.document!==void 0&&(validate105(data.document,{instancePath:instancePath+"/document",parentData:data,parentDataProperty:"\
document",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate105.errors:vErrors.concat(validate105.errors),errors=
vErrors.length))}else{let err4={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be \
object"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}return validate104.errors=vErrors,errors===0}validate104.
evaluated={props:{version:!0,document:!0},dynamicProps:!1,dynamicItems:!1};var v23=validate107;var schema55={type:"object",required:["id","at","method","path","query","operation","workspace","mode","token","status",
"code","forced","mutants","duration_ms","violations","omitted_violations","scope","changes"],properties:{id:{type:"strin\
g",description:"The request id, as in the response.",examples:["req_01K9Q7"]},at:{type:"string",format:"date-time",description:"\
When the request arrived.",examples:["2026-11-02T09:00:00.000Z"]},method:{type:"string",description:"The HTTP method. Th\
e method and the path are empty if the request could not be read: its headers were too large or too slow, or it was not \
HTTP.",examples:["POST"]},path:{type:"string",description:"The path without the query.",examples:["/v1/workspaces/acme/a\
gents"]},query:{type:"object",description:"The query parameters that the contract declares.",additionalProperties:!0,examples:[
{limit:"50"}]},operation:{type:["string","null"],description:"The operation; null if the path and method match none.",examples:[
"createAgent"]},workspace:{type:["string","null"],description:"The slug of the workspace in the path, or else of the tok\
en's workspace; null if there is neither.",examples:["acme"]},mode:{type:["string","null"],description:"The mode of the \
token; null if the token is unknown.",examples:["test"]},token:{type:["string","null"],description:"The id of the token;\
 null if the token is unknown.",examples:["tok_01K9DEMO"]},status:{type:"integer",description:"The status of the respons\
e.",examples:[201]},code:{type:["string","null"],description:"The error code; null for a success.",examples:[null]},forced:{
type:["string","null"],description:"The source of a forced response: `Prefer`, or the id of a fault rule.",examples:[null]},
mutants:{type:"array",description:"The mutants that were injected. They may have changed the response that the client re\
ceived; the entry has the response before that change.",items:{type:"string"},examples:[[]]},duration_ms:{type:"number",
minimum:0,description:"The duration in real time.",examples:[1.4]},violations:{type:"array",description:"The contract vi\
olations of the request, whether or not it was rejected for them.",items:{type:"object",required:["in","path","reason","\
message"],properties:{in:{type:"string",enum:["method","path","query","header","body"],description:"The part of the requ\
est.",examples:["body"]},path:{type:"string",description:"A JSON Pointer into that part; empty for all of it.",examples:[
"/colour"]},reason:{type:"string",description:"What is wrong.",examples:["unknown_field"]},message:{type:"string",description:"\
A human-readable message.",examples:["This field is unknown."]}}}},omitted_violations:{type:"integer",minimum:0,description:"\
The number of further violations that are not listed.",examples:[0]},scope:{type:"object",description:"The scope that th\
e operation requires, and the token's scopes.",required:["required","held","granted"],properties:{required:{type:["strin\
g","null"],description:"The required scope; null for none.",examples:["agents:write"]},held:{type:"array",items:{type:"s\
tring"},description:"The token's scopes.",examples:[["agents:write"]]},granted:{type:["boolean","null"],description:"Whe\
ther the scope was granted; null if it was not checked.",examples:[!0]}}},changes:{type:"array",description:"What the re\
quest changed. Empty if it failed or was replayed.",items:{type:"object",required:["action","records","id","fields","cou\
nt"],properties:{action:{type:"string",enum:["added","changed","removed"],description:"The kind of change.",examples:["c\
hanged"]},records:{type:"string",description:"The kind of record.",examples:["agents"]},id:{type:["string","null"],description:"\
The id of the record; null if there are none or several.",examples:["agt_01K9STOCK"]},fields:{type:"array",items:{type:"\
string"},description:"The changed fields.",examples:[["status"]]},count:{type:"integer",minimum:1,description:"The numbe\
r of records.",examples:[1]}}}}}};function validate108(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate108.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"mu\
st have required property 'id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.at===void 0){let err1={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"at"},message:"must have required proper\
ty 'at'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.method===void 0){let err2={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"method"},message:"must have required property 'method'"};vErrors===
null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.path===void 0){let err3={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"path"},message:"must have required property 'path'"};vErrors===null?vErrors=[err3]:vErrors.
push(err3),errors++}if(data.query===void 0){let err4={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
query"},message:"must have required property 'query'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.
operation===void 0){let err5={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"operation"},
message:"must have required property 'operation'"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(data.workspace===
void 0){let err6={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"workspace"},message:"\
must have required property 'workspace'"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(data.mode===void 0){
let err7={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mode"},message:"must have req\
uired property 'mode'"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}if(data.token===void 0){let err8={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"token"},message:"must have required property 'token'"};
vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}if(data.status===void 0){let err9={instancePath,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};vErrors===
null?vErrors=[err9]:vErrors.push(err9),errors++}if(data.code===void 0){let err10={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"code"},message:"must have required property 'code'"};vErrors===null?vErrors=[err10]:vErrors.
push(err10),errors++}if(data.forced===void 0){let err11={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"forced"},message:"must have required property 'forced'"};vErrors===null?vErrors=[err11]:vErrors.push(err11),
errors++}if(data.mutants===void 0){let err12={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
mutants"},message:"must have required property 'mutants'"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}if(data.
duration_ms===void 0){let err13={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"durati\
on_ms"},message:"must have required property 'duration_ms'"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}
if(data.violations===void 0){let err14={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
violations"},message:"must have required property 'violations'"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}
if(data.omitted_violations===void 0){let err15={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
omitted_violations"},message:"must have required property 'omitted_violations'"};vErrors===null?vErrors=[err15]:vErrors.
push(err15),errors++}if(data.scope===void 0){let err16={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"scope"},message:"must have required property 'scope'"};vErrors===null?vErrors=[err16]:vErrors.push(err16),
errors++}if(data.changes===void 0){let err17={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
changes"},message:"must have required property 'changes'"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}if(data.
id!==void 0&&typeof data.id!="string"){let err18={instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++}if(data.
at!==void 0){let data1=data.at;if(typeof data1=="string"){if(!formats0.validate(data1)){let err19={instancePath:instancePath+
"/at",schemaPath:"#/properties/at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-\
time"'};vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}}else{let err20={instancePath:instancePath+"/at",schemaPath:"\
#/properties/at/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err20]:vErrors.
push(err20),errors++}}if(data.method!==void 0&&typeof data.method!="string"){let err21={instancePath:instancePath+"/meth\
od",schemaPath:"#/properties/method/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err21]:vErrors.push(err21),errors++}if(data.path!==void 0&&typeof data.path!="string"){let err22={instancePath:instancePath+
"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err22]:vErrors.push(err22),errors++}if(data.query!==void 0){let data4=data.query;if(!(data4&&typeof data4=="obj\
ect"&&!Array.isArray(data4))){let err23={instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err23]:vErrors.push(err23),errors++}}if(data.
operation!==void 0){let data5=data.operation;if(typeof data5!="string"&&data5!==null){let err24={instancePath:instancePath+
"/operation",schemaPath:"#/properties/operation/type",keyword:"type",params:{type:schema55.properties.operation.type},message:"\
must be string,null"};vErrors===null?vErrors=[err24]:vErrors.push(err24),errors++}}if(data.workspace!==void 0){let data6=data.
workspace;if(typeof data6!="string"&&data6!==null){let err25={instancePath:instancePath+"/workspace",schemaPath:"#/prope\
rties/workspace/type",keyword:"type",params:{type:schema55.properties.workspace.type},message:"must be string,null"};vErrors===
null?vErrors=[err25]:vErrors.push(err25),errors++}}if(data.mode!==void 0){let data7=data.mode;if(typeof data7!="string"&&
data7!==null){let err26={instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type:schema55.
properties.mode.type},message:"must be string,null"};vErrors===null?vErrors=[err26]:vErrors.push(err26),errors++}}if(data.
token!==void 0){let data8=data.token;if(typeof data8!="string"&&data8!==null){let err27={instancePath:instancePath+"/tok\
en",schemaPath:"#/properties/token/type",keyword:"type",params:{type:schema55.properties.token.type},message:"must be st\
ring,null"};vErrors===null?vErrors=[err27]:vErrors.push(err27),errors++}}if(data.status!==void 0){let data9=data.status;
if(!(typeof data9=="number"&&!(data9%1)&&!isNaN(data9))){let err28={instancePath:instancePath+"/status",schemaPath:"#/pr\
operties/status/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err28]:vErrors.
push(err28),errors++}}if(data.code!==void 0){let data10=data.code;if(typeof data10!="string"&&data10!==null){let err29={
instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type:schema55.properties.code.
type},message:"must be string,null"};vErrors===null?vErrors=[err29]:vErrors.push(err29),errors++}}if(data.forced!==void 0){
let data11=data.forced;if(typeof data11!="string"&&data11!==null){let err30={instancePath:instancePath+"/forced",schemaPath:"\
#/properties/forced/type",keyword:"type",params:{type:schema55.properties.forced.type},message:"must be string,null"};vErrors===
null?vErrors=[err30]:vErrors.push(err30),errors++}}if(data.mutants!==void 0){let data12=data.mutants;if(Array.isArray(data12)){
let all0=vErrors;for(let i0=0;i0<data12.length;i0++){if(vErrors=null,errors=0,typeof data12[i0]!="string"){let err31={instancePath:instancePath+
"/mutants/"+i0,schemaPath:"#/properties/mutants/items/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};vErrors===null?vErrors=[err31]:vErrors.push(err31),errors++}if(all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)
all0.push(error0);if(all0!==null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err32={instancePath:instancePath+
"/mutants",schemaPath:"#/properties/mutants/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===
null?vErrors=[err32]:vErrors.push(err32),errors++}}if(data.duration_ms!==void 0){let data14=data.duration_ms;if(typeof data14==
"number"){if(data14<0||isNaN(data14)){let err33={instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/durat\
ion_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err33]:
vErrors.push(err33),errors++}}else{let err34={instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration\
_ms/type",keyword:"type",params:{type:"number"},message:"must be number"};vErrors===null?vErrors=[err34]:vErrors.push(err34),
errors++}}if(data.violations!==void 0){let data15=data.violations;if(Array.isArray(data15)){let all1=vErrors;for(let i1=0;i1<
data15.length;i1++){vErrors=null,errors=0;let data16=data15[i1];if(data16&&typeof data16=="object"&&!Array.isArray(data16)){
if(data16.in===void 0){let err35={instancePath:instancePath+"/violations/"+i1,schemaPath:"#/properties/violations/items/\
required",keyword:"required",params:{missingProperty:"in"},message:"must have required property 'in'"};vErrors===null?vErrors=
[err35]:vErrors.push(err35),errors++}if(data16.path===void 0){let err36={instancePath:instancePath+"/violations/"+i1,schemaPath:"\
#/properties/violations/items/required",keyword:"required",params:{missingProperty:"path"},message:"must have required p\
roperty 'path'"};vErrors===null?vErrors=[err36]:vErrors.push(err36),errors++}if(data16.reason===void 0){let err37={instancePath:instancePath+
"/violations/"+i1,schemaPath:"#/properties/violations/items/required",keyword:"required",params:{missingProperty:"reason"},
message:"must have required property 'reason'"};vErrors===null?vErrors=[err37]:vErrors.push(err37),errors++}if(data16.message===
void 0){let err38={instancePath:instancePath+"/violations/"+i1,schemaPath:"#/properties/violations/items/required",keyword:"\
required",params:{missingProperty:"message"},message:"must have required property 'message'"};vErrors===null?vErrors=[err38]:
vErrors.push(err38),errors++}if(data16.in!==void 0){let data17=data16.in;if(typeof data17!="string"){let err39={instancePath:instancePath+
"/violations/"+i1+"/in",schemaPath:"#/properties/violations/items/properties/in/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};vErrors===null?vErrors=[err39]:vErrors.push(err39),errors++}if(!(data17==="method"||data17===
"path"||data17==="query"||data17==="header"||data17==="body")){let err40={instancePath:instancePath+"/violations/"+i1+"/\
in",schemaPath:"#/properties/violations/items/properties/in/enum",keyword:"enum",params:{allowedValues:schema55.properties.
violations.items.properties.in.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err40]:
vErrors.push(err40),errors++}}if(data16.path!==void 0&&typeof data16.path!="string"){let err41={instancePath:instancePath+
"/violations/"+i1+"/path",schemaPath:"#/properties/violations/items/properties/path/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};vErrors===null?vErrors=[err41]:vErrors.push(err41),errors++}if(data16.reason!==void 0&&
typeof data16.reason!="string"){let err42={instancePath:instancePath+"/violations/"+i1+"/reason",schemaPath:"#/propertie\
s/violations/items/properties/reason/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err42]:vErrors.push(err42),errors++}if(data16.message!==void 0&&typeof data16.message!="string"){let err43={instancePath:instancePath+
"/violations/"+i1+"/message",schemaPath:"#/properties/violations/items/properties/message/type",keyword:"type",params:{type:"\
string"},message:"must be string"};vErrors===null?vErrors=[err43]:vErrors.push(err43),errors++}}else{let err44={instancePath:instancePath+
"/violations/"+i1,schemaPath:"#/properties/violations/items/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};vErrors===null?vErrors=[err44]:vErrors.push(err44),errors++}if(all1===null)all1=vErrors;else if(vErrors!==null)
for(let error1 of vErrors)all1.push(error1);if(all1!==null&&all1.length>=1e4)break}vErrors=all1,errors=all1===null?0:all1.
length}else{let err45={instancePath:instancePath+"/violations",schemaPath:"#/properties/violations/type",keyword:"type",
params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err45]:vErrors.push(err45),errors++}}if(data.omitted_violations!==
void 0){let data21=data.omitted_violations;if(!(typeof data21=="number"&&!(data21%1)&&!isNaN(data21))){let err46={instancePath:instancePath+
"/omitted_violations",schemaPath:"#/properties/omitted_violations/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};vErrors===null?vErrors=[err46]:vErrors.push(err46),errors++}if(typeof data21=="number"&&(data21<0||isNaN(
data21))){let err47={instancePath:instancePath+"/omitted_violations",schemaPath:"#/properties/omitted_violations/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err47]:vErrors.push(err47),
errors++}}if(data.scope!==void 0){let data22=data.scope;if(data22&&typeof data22=="object"&&!Array.isArray(data22)){if(data22.
required===void 0){let err48={instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/required",keyword:"requi\
red",params:{missingProperty:"required"},message:"must have required property 'required'"};vErrors===null?vErrors=[err48]:
vErrors.push(err48),errors++}if(data22.held===void 0){let err49={instancePath:instancePath+"/scope",schemaPath:"#/proper\
ties/scope/required",keyword:"required",params:{missingProperty:"held"},message:"must have required property 'held'"};vErrors===
null?vErrors=[err49]:vErrors.push(err49),errors++}if(data22.granted===void 0){let err50={instancePath:instancePath+"/sco\
pe",schemaPath:"#/properties/scope/required",keyword:"required",params:{missingProperty:"granted"},message:"must have re\
quired property 'granted'"};vErrors===null?vErrors=[err50]:vErrors.push(err50),errors++}if(data22.required!==void 0){let data23=data22.
required;if(typeof data23!="string"&&data23!==null){let err51={instancePath:instancePath+"/scope/required",schemaPath:"#\
/properties/scope/properties/required/type",keyword:"type",params:{type:schema55.properties.scope.properties.required.type},
message:"must be string,null"};vErrors===null?vErrors=[err51]:vErrors.push(err51),errors++}}if(data22.held!==void 0){let data24=data22.
held;if(Array.isArray(data24)){let all2=vErrors;for(let i2=0;i2<data24.length;i2++){if(vErrors=null,errors=0,typeof data24[i2]!=
"string"){let err52={instancePath:instancePath+"/scope/held/"+i2,schemaPath:"#/properties/scope/properties/held/items/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err52]:vErrors.push(err52),errors++}
if(all2===null)all2=vErrors;else if(vErrors!==null)for(let error2 of vErrors)all2.push(error2);if(all2!==null&&all2.length>=
1e4)break}vErrors=all2,errors=all2===null?0:all2.length}else{let err53={instancePath:instancePath+"/scope/held",schemaPath:"\
#/properties/scope/properties/held/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=
[err53]:vErrors.push(err53),errors++}}if(data22.granted!==void 0){let data26=data22.granted;if(typeof data26!="boolean"&&
data26!==null){let err54={instancePath:instancePath+"/scope/granted",schemaPath:"#/properties/scope/properties/granted/t\
ype",keyword:"type",params:{type:schema55.properties.scope.properties.granted.type},message:"must be boolean,null"};vErrors===
null?vErrors=[err54]:vErrors.push(err54),errors++}}}else{let err55={instancePath:instancePath+"/scope",schemaPath:"#/pro\
perties/scope/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err55]:vErrors.
push(err55),errors++}}if(data.changes!==void 0){let data27=data.changes;if(Array.isArray(data27)){let all3=vErrors;for(let i3=0;i3<
data27.length;i3++){vErrors=null,errors=0;let data28=data27[i3];if(data28&&typeof data28=="object"&&!Array.isArray(data28)){
if(data28.action===void 0){let err56={instancePath:instancePath+"/changes/"+i3,schemaPath:"#/properties/changes/items/re\
quired",keyword:"required",params:{missingProperty:"action"},message:"must have required property 'action'"};vErrors===null?
vErrors=[err56]:vErrors.push(err56),errors++}if(data28.records===void 0){let err57={instancePath:instancePath+"/changes/"+
i3,schemaPath:"#/properties/changes/items/required",keyword:"required",params:{missingProperty:"records"},message:"must \
have required property 'records'"};vErrors===null?vErrors=[err57]:vErrors.push(err57),errors++}if(data28.id===void 0){let err58={
instancePath:instancePath+"/changes/"+i3,schemaPath:"#/properties/changes/items/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};vErrors===null?vErrors=[err58]:vErrors.push(err58),errors++}if(data28.fields===
void 0){let err59={instancePath:instancePath+"/changes/"+i3,schemaPath:"#/properties/changes/items/required",keyword:"re\
quired",params:{missingProperty:"fields"},message:"must have required property 'fields'"};vErrors===null?vErrors=[err59]:
vErrors.push(err59),errors++}if(data28.count===void 0){let err60={instancePath:instancePath+"/changes/"+i3,schemaPath:"#\
/properties/changes/items/required",keyword:"required",params:{missingProperty:"count"},message:"must have required prop\
erty 'count'"};vErrors===null?vErrors=[err60]:vErrors.push(err60),errors++}if(data28.action!==void 0){let data29=data28.
action;if(typeof data29!="string"){let err61={instancePath:instancePath+"/changes/"+i3+"/action",schemaPath:"#/propertie\
s/changes/items/properties/action/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err61]:vErrors.push(err61),errors++}if(!(data29==="added"||data29==="changed"||data29==="removed")){let err62={instancePath:instancePath+
"/changes/"+i3+"/action",schemaPath:"#/properties/changes/items/properties/action/enum",keyword:"enum",params:{allowedValues:schema55.
properties.changes.items.properties.action.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=
[err62]:vErrors.push(err62),errors++}}if(data28.records!==void 0&&typeof data28.records!="string"){let err63={instancePath:instancePath+
"/changes/"+i3+"/records",schemaPath:"#/properties/changes/items/properties/records/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};vErrors===null?vErrors=[err63]:vErrors.push(err63),errors++}if(data28.id!==void 0){let data31=data28.
id;if(typeof data31!="string"&&data31!==null){let err64={instancePath:instancePath+"/changes/"+i3+"/id",schemaPath:"#/pr\
operties/changes/items/properties/id/type",keyword:"type",params:{type:schema55.properties.changes.items.properties.id.type},
message:"must be string,null"};vErrors===null?vErrors=[err64]:vErrors.push(err64),errors++}}if(data28.fields!==void 0){let data32=data28.
fields;if(Array.isArray(data32)){let all4=vErrors;for(let i4=0;i4<data32.length;i4++){if(vErrors=null,errors=0,typeof data32[i4]!=
"string"){let err65={instancePath:instancePath+"/changes/"+i3+"/fields/"+i4,schemaPath:"#/properties/changes/items/prope\
rties/fields/items/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err65]:
vErrors.push(err65),errors++}if(all4===null)all4=vErrors;else if(vErrors!==null)for(let error3 of vErrors)all4.push(error3);
if(all4!==null&&all4.length>=1e4)break}vErrors=all4,errors=all4===null?0:all4.length}else{let err66={instancePath:instancePath+
"/changes/"+i3+"/fields",schemaPath:"#/properties/changes/items/properties/fields/type",keyword:"type",params:{type:"arr\
ay"},message:"must be array"};vErrors===null?vErrors=[err66]:vErrors.push(err66),errors++}}if(data28.count!==void 0){let data34=data28.
count;if(!(typeof data34=="number"&&!(data34%1)&&!isNaN(data34))){let err67={instancePath:instancePath+"/changes/"+i3+"/\
count",schemaPath:"#/properties/changes/items/properties/count/type",keyword:"type",params:{type:"integer"},message:"mus\
t be integer"};vErrors===null?vErrors=[err67]:vErrors.push(err67),errors++}if(typeof data34=="number"&&(data34<1||isNaN(
data34))){let err68={instancePath:instancePath+"/changes/"+i3+"/count",schemaPath:"#/properties/changes/items/properties\
/count/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};vErrors===null?vErrors=[err68]:
vErrors.push(err68),errors++}}}else{let err69={instancePath:instancePath+"/changes/"+i3,schemaPath:"#/properties/changes\
/items/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err69]:vErrors.push(
err69),errors++}if(all3===null)all3=vErrors;else if(vErrors!==null)for(let error4 of vErrors)all3.push(error4);if(all3!==
null&&all3.length>=1e4)break}vErrors=all3,errors=all3===null?0:all3.length}else{let err70={instancePath:instancePath+"/c\
hanges",schemaPath:"#/properties/changes/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?
vErrors=[err70]:vErrors.push(err70),errors++}}}else{let err71={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};vErrors===null?vErrors=[err71]:vErrors.push(err71),errors++}return validate108.errors=
vErrors,errors===0}validate108.evaluated={props:{id:!0,at:!0,method:!0,path:!0,query:!0,operation:!0,workspace:!0,mode:!0,
token:!0,status:!0,code:!0,forced:!0,mutants:!0,duration_ms:!0,violations:!0,omitted_violations:!0,scope:!0,changes:!0},
dynamicProps:!1,dynamicItems:!1};var schema56={type:"object",required:["headers","body","omitted"],description:"A reques\
t or a response, without secrets and tokens.",properties:{headers:{type:"object",description:"The headers, by their name\
s.",additionalProperties:{type:"string"},examples:[{"Content-Type":"application/json"}]},body:{type:["string","null"],description:"\
The body as a string; null for none.",examples:['{"name":"Greeter"}']},omitted:{type:["string","null"],enum:["truncated",
"secret","stream","unread",null],description:"Why the body, or its end, is missing: `truncated` if it is too long, `secr\
et` if it cannot be distinguished from a secret, `stream` if it has no end, `unread` if the sandbox did not read it; `nu\
ll` if nothing is missing.",examples:[null]}}};function validate110(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate110.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(
data)){if(data.headers===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
headers"},message:"must have required property 'headers'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.
body===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"body"},message:"\
must have required property 'body'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.omitted===void 0){
let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"omitted"},message:"must have \
required property 'omitted'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.headers!==void 0){let data0=data.
headers;if(data0&&typeof data0=="object"&&!Array.isArray(data0))for(let key0 in data0){if(vErrors!==null&&vErrors.length>=
1e4)break;if(typeof data0[key0]!="string"){let err3={instancePath:instancePath+"/headers/"+key0.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/headers/additionalProperties/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}else{let err4={instancePath:instancePath+"/he\
aders",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===
null?vErrors=[err4]:vErrors.push(err4),errors++}}if(data.body!==void 0){let data2=data.body;if(typeof data2!="string"&&data2!==
null){let err5={instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:schema56.
properties.body.type},message:"must be string,null"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}if(data.
omitted!==void 0){let data3=data.omitted;if(typeof data3!="string"&&data3!==null){let err6={instancePath:instancePath+"/\
omitted",schemaPath:"#/properties/omitted/type",keyword:"type",params:{type:schema56.properties.omitted.type},message:"m\
ust be string,null"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(!(data3==="truncated"||data3==="secret"||
data3==="stream"||data3==="unread"||data3===null)){let err7={instancePath:instancePath+"/omitted",schemaPath:"#/properti\
es/omitted/enum",keyword:"enum",params:{allowedValues:schema56.properties.omitted.enum},message:"must be equal to one of\
 the allowed values"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}}else{let err8={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err8]:vErrors.push(err8),
errors++}return validate110.errors=vErrors,errors===0}validate110.evaluated={props:{headers:!0,body:!0,omitted:!0},dynamicProps:!1,
dynamicItems:!1};function validate107(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate107.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.entry===void 0){let err0={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entry"},message:"must have required pro\
perty 'entry'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.request===void 0){let err1={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"request"},message:"must have required property 'requ\
est'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.response===void 0){let err2={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"response"},message:"must have required property 'response'"};vErrors===
null?vErrors=[err2]:vErrors.push(err2),errors++}data.entry!==void 0&&(validate108(data.entry,{instancePath:instancePath+
"/entry",parentData:data,parentDataProperty:"entry",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate108.errors:
vErrors.concat(validate108.errors),errors=vErrors.length)),data.request!==void 0&&(validate110(data.request,{instancePath:instancePath+
"/request",parentData:data,parentDataProperty:"request",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate110.errors:
vErrors.concat(validate110.errors),errors=vErrors.length)),data.response!==void 0&&(validate110(data.response,{instancePath:instancePath+
"/response",parentData:data,parentDataProperty:"response",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate110.
errors:vErrors.concat(validate110.errors),errors=vErrors.length))}else{let err3={instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate107.
errors=vErrors,errors===0}validate107.evaluated={props:{entry:!0,request:!0,response:!0},dynamicProps:!1,dynamicItems:!1};
var v24=validate113;function validate113(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate113.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.headers===void 0){let err0={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"headers"},message:"must have required p\
roperty 'headers'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.body===void 0){let err1={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"body"},message:"must have required property 'body'"};
vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.omitted===void 0){let err2={instancePath,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"omitted"},message:"must have required property 'omitted'"};vErrors===
null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.headers!==void 0){let data0=data.headers;if(data0&&typeof data0==
"object"&&!Array.isArray(data0))for(let key0 in data0){if(vErrors!==null&&vErrors.length>=1e4)break;if(typeof data0[key0]!=
"string"){let err3={instancePath:instancePath+"/headers/"+key0.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/prop\
erties/headers/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err3]:vErrors.push(err3),errors++}}else{let err4={instancePath:instancePath+"/headers",schemaPath:"#/properties\
/headers/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err4]:vErrors.push(
err4),errors++}}if(data.body!==void 0){let data2=data.body;if(typeof data2!="string"&&data2!==null){let err5={instancePath:instancePath+
"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:schema56.properties.body.type},message:"must be \
string,null"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}if(data.omitted!==void 0){let data3=data.omitted;
if(typeof data3!="string"&&data3!==null){let err6={instancePath:instancePath+"/omitted",schemaPath:"#/properties/omitted\
/type",keyword:"type",params:{type:schema56.properties.omitted.type},message:"must be string,null"};vErrors===null?vErrors=
[err6]:vErrors.push(err6),errors++}if(!(data3==="truncated"||data3==="secret"||data3==="stream"||data3==="unread"||data3===
null)){let err7={instancePath:instancePath+"/omitted",schemaPath:"#/properties/omitted/enum",keyword:"enum",params:{allowedValues:schema56.
properties.omitted.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err7]:vErrors.push(
err7),errors++}}}else{let err8={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be \
object"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}return validate113.errors=vErrors,errors===0}validate113.
evaluated={props:{headers:!0,body:!0,omitted:!0},dynamicProps:!1,dynamicItems:!1};var v25=validate114;function validate114(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate114.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}if(data.at===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
at"},message:"must have required property 'at'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.method===
void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"method"},message:"mus\
t have required property 'method'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.path===void 0){let err3={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have required prop\
erty 'path'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.query===void 0){let err4={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"query"},message:"must have required property 'query'"};vErrors===
null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.operation===void 0){let err5={instancePath,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"operation"},message:"must have required property 'operation'"};vErrors===
null?vErrors=[err5]:vErrors.push(err5),errors++}if(data.workspace===void 0){let err6={instancePath,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"workspace"},message:"must have required property 'workspace'"};vErrors===
null?vErrors=[err6]:vErrors.push(err6),errors++}if(data.mode===void 0){let err7={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"mode"},message:"must have required property 'mode'"};vErrors===null?vErrors=[err7]:vErrors.
push(err7),errors++}if(data.token===void 0){let err8={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
token"},message:"must have required property 'token'"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}if(data.
status===void 0){let err9={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"\
must have required property 'status'"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}if(data.code===void 0){
let err10={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"code"},message:"must have re\
quired property 'code'"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}if(data.forced===void 0){let err11={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"forced"},message:"must have required pr\
operty 'forced'"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}if(data.mutants===void 0){let err12={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"mutants"},message:"must have required property 'muta\
nts'"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}if(data.duration_ms===void 0){let err13={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"duration_ms"},message:"must have required property '\
duration_ms'"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}if(data.violations===void 0){let err14={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"violations"},message:"must have required property 'v\
iolations'"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}if(data.omitted_violations===void 0){let err15={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"omitted_violations"},message:"must have\
 required property 'omitted_violations'"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}if(data.scope===void 0){
let err16={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"scope"},message:"must have r\
equired property 'scope'"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}if(data.changes===void 0){let err17={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"changes"},message:"must have required p\
roperty 'changes'"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}if(data.id!==void 0&&typeof data.id!="st\
ring"){let err18={instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++}if(data.at!==void 0){let data1=data.
at;if(typeof data1=="string"){if(!formats0.validate(data1)){let err19={instancePath:instancePath+"/at",schemaPath:"#/pro\
perties/at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===null?
vErrors=[err19]:vErrors.push(err19),errors++}}else{let err20={instancePath:instancePath+"/at",schemaPath:"#/properties/a\
t/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err20]:vErrors.push(err20),
errors++}}if(data.method!==void 0&&typeof data.method!="string"){let err21={instancePath:instancePath+"/method",schemaPath:"\
#/properties/method/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err21]:
vErrors.push(err21),errors++}if(data.path!==void 0&&typeof data.path!="string"){let err22={instancePath:instancePath+"/p\
ath",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err22]:vErrors.push(err22),errors++}if(data.query!==void 0){let data4=data.query;if(!(data4&&typeof data4=="obj\
ect"&&!Array.isArray(data4))){let err23={instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err23]:vErrors.push(err23),errors++}}if(data.
operation!==void 0){let data5=data.operation;if(typeof data5!="string"&&data5!==null){let err24={instancePath:instancePath+
"/operation",schemaPath:"#/properties/operation/type",keyword:"type",params:{type:schema55.properties.operation.type},message:"\
must be string,null"};vErrors===null?vErrors=[err24]:vErrors.push(err24),errors++}}if(data.workspace!==void 0){let data6=data.
workspace;if(typeof data6!="string"&&data6!==null){let err25={instancePath:instancePath+"/workspace",schemaPath:"#/prope\
rties/workspace/type",keyword:"type",params:{type:schema55.properties.workspace.type},message:"must be string,null"};vErrors===
null?vErrors=[err25]:vErrors.push(err25),errors++}}if(data.mode!==void 0){let data7=data.mode;if(typeof data7!="string"&&
data7!==null){let err26={instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type:schema55.
properties.mode.type},message:"must be string,null"};vErrors===null?vErrors=[err26]:vErrors.push(err26),errors++}}if(data.
token!==void 0){let data8=data.token;if(typeof data8!="string"&&data8!==null){let err27={instancePath:instancePath+"/tok\
en",schemaPath:"#/properties/token/type",keyword:"type",params:{type:schema55.properties.token.type},message:"must be st\
ring,null"};vErrors===null?vErrors=[err27]:vErrors.push(err27),errors++}}if(data.status!==void 0){let data9=data.status;
if(!(typeof data9=="number"&&!(data9%1)&&!isNaN(data9))){let err28={instancePath:instancePath+"/status",schemaPath:"#/pr\
operties/status/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err28]:vErrors.
push(err28),errors++}}if(data.code!==void 0){let data10=data.code;if(typeof data10!="string"&&data10!==null){let err29={
instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type:schema55.properties.code.
type},message:"must be string,null"};vErrors===null?vErrors=[err29]:vErrors.push(err29),errors++}}if(data.forced!==void 0){
let data11=data.forced;if(typeof data11!="string"&&data11!==null){let err30={instancePath:instancePath+"/forced",schemaPath:"\
#/properties/forced/type",keyword:"type",params:{type:schema55.properties.forced.type},message:"must be string,null"};vErrors===
null?vErrors=[err30]:vErrors.push(err30),errors++}}if(data.mutants!==void 0){let data12=data.mutants;if(Array.isArray(data12)){
let all0=vErrors;for(let i0=0;i0<data12.length;i0++){if(vErrors=null,errors=0,typeof data12[i0]!="string"){let err31={instancePath:instancePath+
"/mutants/"+i0,schemaPath:"#/properties/mutants/items/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};vErrors===null?vErrors=[err31]:vErrors.push(err31),errors++}if(all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)
all0.push(error0);if(all0!==null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err32={instancePath:instancePath+
"/mutants",schemaPath:"#/properties/mutants/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===
null?vErrors=[err32]:vErrors.push(err32),errors++}}if(data.duration_ms!==void 0){let data14=data.duration_ms;if(typeof data14==
"number"){if(data14<0||isNaN(data14)){let err33={instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/durat\
ion_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err33]:
vErrors.push(err33),errors++}}else{let err34={instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration\
_ms/type",keyword:"type",params:{type:"number"},message:"must be number"};vErrors===null?vErrors=[err34]:vErrors.push(err34),
errors++}}if(data.violations!==void 0){let data15=data.violations;if(Array.isArray(data15)){let all1=vErrors;for(let i1=0;i1<
data15.length;i1++){vErrors=null,errors=0;let data16=data15[i1];if(data16&&typeof data16=="object"&&!Array.isArray(data16)){
if(data16.in===void 0){let err35={instancePath:instancePath+"/violations/"+i1,schemaPath:"#/properties/violations/items/\
required",keyword:"required",params:{missingProperty:"in"},message:"must have required property 'in'"};vErrors===null?vErrors=
[err35]:vErrors.push(err35),errors++}if(data16.path===void 0){let err36={instancePath:instancePath+"/violations/"+i1,schemaPath:"\
#/properties/violations/items/required",keyword:"required",params:{missingProperty:"path"},message:"must have required p\
roperty 'path'"};vErrors===null?vErrors=[err36]:vErrors.push(err36),errors++}if(data16.reason===void 0){let err37={instancePath:instancePath+
"/violations/"+i1,schemaPath:"#/properties/violations/items/required",keyword:"required",params:{missingProperty:"reason"},
message:"must have required property 'reason'"};vErrors===null?vErrors=[err37]:vErrors.push(err37),errors++}if(data16.message===
void 0){let err38={instancePath:instancePath+"/violations/"+i1,schemaPath:"#/properties/violations/items/required",keyword:"\
required",params:{missingProperty:"message"},message:"must have required property 'message'"};vErrors===null?vErrors=[err38]:
vErrors.push(err38),errors++}if(data16.in!==void 0){let data17=data16.in;if(typeof data17!="string"){let err39={instancePath:instancePath+
"/violations/"+i1+"/in",schemaPath:"#/properties/violations/items/properties/in/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};vErrors===null?vErrors=[err39]:vErrors.push(err39),errors++}if(!(data17==="method"||data17===
"path"||data17==="query"||data17==="header"||data17==="body")){let err40={instancePath:instancePath+"/violations/"+i1+"/\
in",schemaPath:"#/properties/violations/items/properties/in/enum",keyword:"enum",params:{allowedValues:schema55.properties.
violations.items.properties.in.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err40]:
vErrors.push(err40),errors++}}if(data16.path!==void 0&&typeof data16.path!="string"){let err41={instancePath:instancePath+
"/violations/"+i1+"/path",schemaPath:"#/properties/violations/items/properties/path/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};vErrors===null?vErrors=[err41]:vErrors.push(err41),errors++}if(data16.reason!==void 0&&
typeof data16.reason!="string"){let err42={instancePath:instancePath+"/violations/"+i1+"/reason",schemaPath:"#/propertie\
s/violations/items/properties/reason/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err42]:vErrors.push(err42),errors++}if(data16.message!==void 0&&typeof data16.message!="string"){let err43={instancePath:instancePath+
"/violations/"+i1+"/message",schemaPath:"#/properties/violations/items/properties/message/type",keyword:"type",params:{type:"\
string"},message:"must be string"};vErrors===null?vErrors=[err43]:vErrors.push(err43),errors++}}else{let err44={instancePath:instancePath+
"/violations/"+i1,schemaPath:"#/properties/violations/items/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};vErrors===null?vErrors=[err44]:vErrors.push(err44),errors++}if(all1===null)all1=vErrors;else if(vErrors!==null)
for(let error1 of vErrors)all1.push(error1);if(all1!==null&&all1.length>=1e4)break}vErrors=all1,errors=all1===null?0:all1.
length}else{let err45={instancePath:instancePath+"/violations",schemaPath:"#/properties/violations/type",keyword:"type",
params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err45]:vErrors.push(err45),errors++}}if(data.omitted_violations!==
void 0){let data21=data.omitted_violations;if(!(typeof data21=="number"&&!(data21%1)&&!isNaN(data21))){let err46={instancePath:instancePath+
"/omitted_violations",schemaPath:"#/properties/omitted_violations/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};vErrors===null?vErrors=[err46]:vErrors.push(err46),errors++}if(typeof data21=="number"&&(data21<0||isNaN(
data21))){let err47={instancePath:instancePath+"/omitted_violations",schemaPath:"#/properties/omitted_violations/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err47]:vErrors.push(err47),
errors++}}if(data.scope!==void 0){let data22=data.scope;if(data22&&typeof data22=="object"&&!Array.isArray(data22)){if(data22.
required===void 0){let err48={instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/required",keyword:"requi\
red",params:{missingProperty:"required"},message:"must have required property 'required'"};vErrors===null?vErrors=[err48]:
vErrors.push(err48),errors++}if(data22.held===void 0){let err49={instancePath:instancePath+"/scope",schemaPath:"#/proper\
ties/scope/required",keyword:"required",params:{missingProperty:"held"},message:"must have required property 'held'"};vErrors===
null?vErrors=[err49]:vErrors.push(err49),errors++}if(data22.granted===void 0){let err50={instancePath:instancePath+"/sco\
pe",schemaPath:"#/properties/scope/required",keyword:"required",params:{missingProperty:"granted"},message:"must have re\
quired property 'granted'"};vErrors===null?vErrors=[err50]:vErrors.push(err50),errors++}if(data22.required!==void 0){let data23=data22.
required;if(typeof data23!="string"&&data23!==null){let err51={instancePath:instancePath+"/scope/required",schemaPath:"#\
/properties/scope/properties/required/type",keyword:"type",params:{type:schema55.properties.scope.properties.required.type},
message:"must be string,null"};vErrors===null?vErrors=[err51]:vErrors.push(err51),errors++}}if(data22.held!==void 0){let data24=data22.
held;if(Array.isArray(data24)){let all2=vErrors;for(let i2=0;i2<data24.length;i2++){if(vErrors=null,errors=0,typeof data24[i2]!=
"string"){let err52={instancePath:instancePath+"/scope/held/"+i2,schemaPath:"#/properties/scope/properties/held/items/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err52]:vErrors.push(err52),errors++}
if(all2===null)all2=vErrors;else if(vErrors!==null)for(let error2 of vErrors)all2.push(error2);if(all2!==null&&all2.length>=
1e4)break}vErrors=all2,errors=all2===null?0:all2.length}else{let err53={instancePath:instancePath+"/scope/held",schemaPath:"\
#/properties/scope/properties/held/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=
[err53]:vErrors.push(err53),errors++}}if(data22.granted!==void 0){let data26=data22.granted;if(typeof data26!="boolean"&&
data26!==null){let err54={instancePath:instancePath+"/scope/granted",schemaPath:"#/properties/scope/properties/granted/t\
ype",keyword:"type",params:{type:schema55.properties.scope.properties.granted.type},message:"must be boolean,null"};vErrors===
null?vErrors=[err54]:vErrors.push(err54),errors++}}}else{let err55={instancePath:instancePath+"/scope",schemaPath:"#/pro\
perties/scope/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err55]:vErrors.
push(err55),errors++}}if(data.changes!==void 0){let data27=data.changes;if(Array.isArray(data27)){let all3=vErrors;for(let i3=0;i3<
data27.length;i3++){vErrors=null,errors=0;let data28=data27[i3];if(data28&&typeof data28=="object"&&!Array.isArray(data28)){
if(data28.action===void 0){let err56={instancePath:instancePath+"/changes/"+i3,schemaPath:"#/properties/changes/items/re\
quired",keyword:"required",params:{missingProperty:"action"},message:"must have required property 'action'"};vErrors===null?
vErrors=[err56]:vErrors.push(err56),errors++}if(data28.records===void 0){let err57={instancePath:instancePath+"/changes/"+
i3,schemaPath:"#/properties/changes/items/required",keyword:"required",params:{missingProperty:"records"},message:"must \
have required property 'records'"};vErrors===null?vErrors=[err57]:vErrors.push(err57),errors++}if(data28.id===void 0){let err58={
instancePath:instancePath+"/changes/"+i3,schemaPath:"#/properties/changes/items/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};vErrors===null?vErrors=[err58]:vErrors.push(err58),errors++}if(data28.fields===
void 0){let err59={instancePath:instancePath+"/changes/"+i3,schemaPath:"#/properties/changes/items/required",keyword:"re\
quired",params:{missingProperty:"fields"},message:"must have required property 'fields'"};vErrors===null?vErrors=[err59]:
vErrors.push(err59),errors++}if(data28.count===void 0){let err60={instancePath:instancePath+"/changes/"+i3,schemaPath:"#\
/properties/changes/items/required",keyword:"required",params:{missingProperty:"count"},message:"must have required prop\
erty 'count'"};vErrors===null?vErrors=[err60]:vErrors.push(err60),errors++}if(data28.action!==void 0){let data29=data28.
action;if(typeof data29!="string"){let err61={instancePath:instancePath+"/changes/"+i3+"/action",schemaPath:"#/propertie\
s/changes/items/properties/action/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err61]:vErrors.push(err61),errors++}if(!(data29==="added"||data29==="changed"||data29==="removed")){let err62={instancePath:instancePath+
"/changes/"+i3+"/action",schemaPath:"#/properties/changes/items/properties/action/enum",keyword:"enum",params:{allowedValues:schema55.
properties.changes.items.properties.action.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=
[err62]:vErrors.push(err62),errors++}}if(data28.records!==void 0&&typeof data28.records!="string"){let err63={instancePath:instancePath+
"/changes/"+i3+"/records",schemaPath:"#/properties/changes/items/properties/records/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};vErrors===null?vErrors=[err63]:vErrors.push(err63),errors++}if(data28.id!==void 0){let data31=data28.
id;if(typeof data31!="string"&&data31!==null){let err64={instancePath:instancePath+"/changes/"+i3+"/id",schemaPath:"#/pr\
operties/changes/items/properties/id/type",keyword:"type",params:{type:schema55.properties.changes.items.properties.id.type},
message:"must be string,null"};vErrors===null?vErrors=[err64]:vErrors.push(err64),errors++}}if(data28.fields!==void 0){let data32=data28.
fields;if(Array.isArray(data32)){let all4=vErrors;for(let i4=0;i4<data32.length;i4++){if(vErrors=null,errors=0,typeof data32[i4]!=
"string"){let err65={instancePath:instancePath+"/changes/"+i3+"/fields/"+i4,schemaPath:"#/properties/changes/items/prope\
rties/fields/items/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err65]:
vErrors.push(err65),errors++}if(all4===null)all4=vErrors;else if(vErrors!==null)for(let error3 of vErrors)all4.push(error3);
if(all4!==null&&all4.length>=1e4)break}vErrors=all4,errors=all4===null?0:all4.length}else{let err66={instancePath:instancePath+
"/changes/"+i3+"/fields",schemaPath:"#/properties/changes/items/properties/fields/type",keyword:"type",params:{type:"arr\
ay"},message:"must be array"};vErrors===null?vErrors=[err66]:vErrors.push(err66),errors++}}if(data28.count!==void 0){let data34=data28.
count;if(!(typeof data34=="number"&&!(data34%1)&&!isNaN(data34))){let err67={instancePath:instancePath+"/changes/"+i3+"/\
count",schemaPath:"#/properties/changes/items/properties/count/type",keyword:"type",params:{type:"integer"},message:"mus\
t be integer"};vErrors===null?vErrors=[err67]:vErrors.push(err67),errors++}if(typeof data34=="number"&&(data34<1||isNaN(
data34))){let err68={instancePath:instancePath+"/changes/"+i3+"/count",schemaPath:"#/properties/changes/items/properties\
/count/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};vErrors===null?vErrors=[err68]:
vErrors.push(err68),errors++}}}else{let err69={instancePath:instancePath+"/changes/"+i3,schemaPath:"#/properties/changes\
/items/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err69]:vErrors.push(
err69),errors++}if(all3===null)all3=vErrors;else if(vErrors!==null)for(let error4 of vErrors)all3.push(error4);if(all3!==
null&&all3.length>=1e4)break}vErrors=all3,errors=all3===null?0:all3.length}else{let err70={instancePath:instancePath+"/c\
hanges",schemaPath:"#/properties/changes/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?
vErrors=[err70]:vErrors.push(err70),errors++}}}else{let err71={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};vErrors===null?vErrors=[err71]:vErrors.push(err71),errors++}return validate114.errors=
vErrors,errors===0}validate114.evaluated={props:{id:!0,at:!0,method:!0,path:!0,query:!0,operation:!0,workspace:!0,mode:!0,
token:!0,status:!0,code:!0,forced:!0,mutants:!0,duration_ms:!0,violations:!0,omitted_violations:!0,scope:!0,changes:!0},
dynamicProps:!1,dynamicItems:!1};var v26=validate115;function validate115(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate115.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.data===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.data!==void 0){let data0=data.data;if(Array.isArray(data0)){
let all0=vErrors;for(let i0=0;i0<data0.length;i0++){if(vErrors=null,errors=0,validate108(data0[i0],{instancePath:instancePath+
"/data/"+i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate108.errors:
vErrors.concat(validate108.errors),errors=vErrors.length),all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)
all0.push(error0);if(all0!==null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err1={instancePath:instancePath+
"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?
vErrors=[err1]:vErrors.push(err1),errors++}}}else{let err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}return validate115.errors=vErrors,
errors===0}validate115.evaluated={props:{data:!0},dynamicProps:!1,dynamicItems:!1};var v27=validate117;function validate117(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate117.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!=
"string"){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data==="test"||data==="live")){let err1={instancePath,schemaPath:"#\
/enum",keyword:"enum",params:{allowedValues:schema25.enum},message:"must be equal to one of the allowed values"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}return validate117.errors=vErrors,errors===0}validate117.evaluated={dynamicProps:!1,
dynamicItems:!1};var v28=validate118,schema61={type:"object",additionalProperties:!1,description:"An error or a failure,\
 delays, or both for matching requests.",properties:{operation:{type:"string",minLength:1,description:"The operation tha\
t it applies to. Defaults to all that declare the error.",examples:["updatePage"]},path:{type:"string",minLength:1,description:"\
The path that it applies to, with the ids and without the query. Defaults to all.",examples:["/v1/workspaces/acme/agents\
/agt_01K9STOCK"]},workspace:{type:"string",minLength:1,description:"The slug of the workspace that it applies to. Defaul\
ts to all.",examples:["acme"]},token:{type:"string",minLength:1,description:"The id of the token whose requests it appli\
es to. Defaults to all.",examples:["tok_01K9DEMO"]},error:{type:"string",minLength:1,description:"The name of the error'\
s example in the contract. If absent, requests are executed.",examples:["upstream-unavailable"]},upstream:{type:"string",
enum:["payments","email","storage","database","identity","dns"],description:"The provider in the error's details. Defaul\
ts to the value in its example.",examples:["email"]},retryable:{type:"boolean",description:"The value of `retryable` in \
the error's details. Defaults to the value in its example.",examples:[!1]},failure:{$ref:"defs#/$defs/Failure"},retry_after:{
type:"integer",minimum:0,maximum:86400,description:"The seconds in the header `Retry-After` of the error. Defaults to th\
e value in its example.",examples:[2]},latency:{$ref:"defs#/$defs/Latency"},body_latency:{$ref:"defs#/$defs/Latency",description:"\
The delay in the middle of the body of the response. Defaults to none."},probability:{type:"number",exclusiveMinimum:0,maximum:1,
description:"The probability with which it applies to a request. Defaults to 1.",examples:[.2]},skip:{type:"integer",minimum:0,
maximum:1e6,description:"The number of matching requests that it lets through first. Defaults to 0.",examples:[2]},count:{
type:"integer",minimum:1,maximum:1e6,description:"The number of requests that it applies to. Defaults to no limit.",examples:[
3]},after_first_record:{type:"boolean",description:"Whether the error ends an NDJSON response after its first record. Su\
ch a rule applies to NDJSON responses with records only. Defaults to false: the error replaces the response.",examples:[
!1]}}},func5=Object.prototype.hasOwnProperty;function validate118(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate118.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){for(let key0 in data){
if(vErrors!==null&&vErrors.length>=1e4)break;if(!func5.call(schema61.properties,key0)){let err0={instancePath,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additiona\
l properties"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}if(data.operation!==void 0){let data0=data.operation;
if(typeof data0=="string"){if(func1(data0)<1){let err1={instancePath:instancePath+"/operation",schemaPath:"#/properties/\
operation/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?
vErrors=[err1]:vErrors.push(err1),errors++}}else{let err2={instancePath:instancePath+"/operation",schemaPath:"#/properti\
es/operation/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}}if(data.path!==void 0){let data1=data.path;if(typeof data1=="string"){if(func1(data1)<1){let err3={
instancePath:instancePath+"/path",schemaPath:"#/properties/path/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}else{let err4={instancePath:instancePath+
"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err4]:vErrors.push(err4),errors++}}if(data.workspace!==void 0){let data2=data.workspace;if(typeof data2=="strin\
g"){if(func1(data2)<1){let err5={instancePath:instancePath+"/workspace",schemaPath:"#/properties/workspace/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err5]:vErrors.push(
err5),errors++}}else{let err6={instancePath:instancePath+"/workspace",schemaPath:"#/properties/workspace/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}if(data.
token!==void 0){let data3=data.token;if(typeof data3=="string"){if(func1(data3)<1){let err7={instancePath:instancePath+"\
/token",schemaPath:"#/properties/token/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than\
 1 characters"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}else{let err8={instancePath:instancePath+"/to\
ken",schemaPath:"#/properties/token/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err8]:vErrors.push(err8),errors++}}if(data.error!==void 0){let data4=data.error;if(typeof data4=="string"){if(func1(
data4)<1){let err9={instancePath:instancePath+"/error",schemaPath:"#/properties/error/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}else{
let err10={instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}if(data.upstream!==void 0){let data5=data.
upstream;if(typeof data5!="string"){let err11={instancePath:instancePath+"/upstream",schemaPath:"#/properties/upstream/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err11]:vErrors.push(err11),
errors++}if(!(data5==="payments"||data5==="email"||data5==="storage"||data5==="database"||data5==="identity"||data5==="d\
ns")){let err12={instancePath:instancePath+"/upstream",schemaPath:"#/properties/upstream/enum",keyword:"enum",params:{allowedValues:schema61.
properties.upstream.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err12]:vErrors.push(
err12),errors++}}if(data.retryable!==void 0&&typeof data.retryable!="boolean"){let err13={instancePath:instancePath+"/re\
tryable",schemaPath:"#/properties/retryable/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};vErrors===
null?vErrors=[err13]:vErrors.push(err13),errors++}if(data.failure!==void 0&&(validate86(data.failure,{instancePath:instancePath+
"/failure",parentData:data,parentDataProperty:"failure",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate86.errors:
vErrors.concat(validate86.errors),errors=vErrors.length)),data.retry_after!==void 0){let data8=data.retry_after;if(!(typeof data8==
"number"&&!(data8%1)&&!isNaN(data8))){let err14={instancePath:instancePath+"/retry_after",schemaPath:"#/properties/retry\
_after/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err14]:vErrors.push(
err14),errors++}if(typeof data8=="number"){if(data8>86400||isNaN(data8)){let err15={instancePath:instancePath+"/retry_af\
ter",schemaPath:"#/properties/retry_after/maximum",keyword:"maximum",params:{comparison:"<=",limit:86400},message:"must \
be <= 86400"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}if(data8<0||isNaN(data8)){let err16={instancePath:instancePath+
"/retry_after",schemaPath:"#/properties/retry_after/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}}}if(data.latency!==void 0&&(validate76(data.
latency,{instancePath:instancePath+"/latency",parentData:data,parentDataProperty:"latency",rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate76.errors:vErrors.concat(validate76.errors),errors=vErrors.length)),data.body_latency!==void 0&&(validate76(
data.body_latency,{instancePath:instancePath+"/body_latency",parentData:data,parentDataProperty:"body_latency",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate76.errors:vErrors.concat(validate76.errors),errors=vErrors.length)),data.
probability!==void 0){let data11=data.probability;if(typeof data11=="number"){if(data11>1||isNaN(data11)){let err17={instancePath:instancePath+
"/probability",schemaPath:"#/properties/probability/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"\
must be <= 1"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}if(data11<=0||isNaN(data11)){let err18={instancePath:instancePath+
"/probability",schemaPath:"#/properties/probability/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",
limit:0},message:"must be > 0"};vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++}}else{let err19={instancePath:instancePath+
"/probability",schemaPath:"#/properties/probability/type",keyword:"type",params:{type:"number"},message:"must be number"};
vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}}if(data.skip!==void 0){let data12=data.skip;if(!(typeof data12==
"number"&&!(data12%1)&&!isNaN(data12))){let err20={instancePath:instancePath+"/skip",schemaPath:"#/properties/skip/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err20]:vErrors.push(err20),errors++}
if(typeof data12=="number"){if(data12>1e6||isNaN(data12)){let err21={instancePath:instancePath+"/skip",schemaPath:"#/pro\
perties/skip/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000"};vErrors===null?
vErrors=[err21]:vErrors.push(err21),errors++}if(data12<0||isNaN(data12)){let err22={instancePath:instancePath+"/skip",schemaPath:"\
#/properties/skip/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=
[err22]:vErrors.push(err22),errors++}}}if(data.count!==void 0){let data13=data.count;if(!(typeof data13=="number"&&!(data13%
1)&&!isNaN(data13))){let err23={instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err23]:vErrors.push(err23),errors++}if(typeof data13==
"number"){if(data13>1e6||isNaN(data13)){let err24={instancePath:instancePath+"/count",schemaPath:"#/properties/count/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000"};vErrors===null?vErrors=[err24]:
vErrors.push(err24),errors++}if(data13<1||isNaN(data13)){let err25={instancePath:instancePath+"/count",schemaPath:"#/pro\
perties/count/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};vErrors===null?vErrors=
[err25]:vErrors.push(err25),errors++}}}if(data.after_first_record!==void 0&&typeof data.after_first_record!="boolean"){let err26={
instancePath:instancePath+"/after_first_record",schemaPath:"#/properties/after_first_record/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};vErrors===null?vErrors=[err26]:vErrors.push(err26),errors++}}else{let err27={
instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=
[err27]:vErrors.push(err27),errors++}return validate118.errors=vErrors,errors===0}validate118.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var v29=validate122;var schema63={type:"object",description:"The payment method on file, with only the details needed to recognize it.",required:[
"type","last4","brand"],properties:{type:{description:"The kind of payment method.",allOf:[{type:"string",description:"A\
 kind of payment method.","x-provisional":"The value is a string.",examples:["card"]}],examples:["card"]},last4:{description:"\
The last four digits of the number.",allOf:[{type:"string",description:"Four digits.","x-provisional":"The value is a st\
ring, which keeps leading zeros.",examples:["4242"]}],examples:["4242"]},brand:{type:["string","null"],"x-provisional":"\
The value is a string, or null for a payment method without a brand.",description:"The issuer or brand, if the payment m\
ethod has one.",examples:["visa"]}}};function validate123(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate123.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
type===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"\
must have required property 'type'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.last4===void 0){let err1={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"last4"},message:"must have required pro\
perty 'last4'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.brand===void 0){let err2={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"brand"},message:"must have required property 'brand'"};
vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.type!==void 0&&typeof data.type!="string"){let err3={instancePath:instancePath+
"/type",schemaPath:"#/properties/type/allOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.last4!==void 0&&typeof data.last4!="string"){let err4={instancePath:instancePath+
"/last4",schemaPath:"#/properties/last4/allOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.brand!==void 0){let data2=data.brand;if(typeof data2!="string"&&
data2!==null){let err5={instancePath:instancePath+"/brand",schemaPath:"#/properties/brand/type",keyword:"type",params:{type:schema63.
properties.brand.type},message:"must be string,null"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}}else{let err6={
instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=
[err6]:vErrors.push(err6),errors++}return validate123.errors=vErrors,errors===0}validate123.evaluated={props:{type:!0,last4:!0,
brand:!0},dynamicProps:!1,dynamicItems:!1};function validate122(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate122.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),validate123(data,{instancePath,parentData,parentDataProperty,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate123.errors:vErrors.concat(validate123.errors),errors=vErrors.
length),data&&typeof data=="object"&&!Array.isArray(data))for(let key0 in data){if(vErrors!==null&&vErrors.length>=1e4)break;
if(key0!=="type"&&key0!=="last4"&&key0!=="brand"){let err0={instancePath,schemaPath:"#/unevaluatedProperties",keyword:"u\
nevaluatedProperties",params:{unevaluatedProperty:key0},message:"must NOT have unevaluated properties"};vErrors===null?vErrors=
[err0]:vErrors.push(err0),errors++}}return validate122.errors=vErrors,errors===0}validate122.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var v30=validate125;var pattern7=new RegExp("^[A-Z]{3}$","u");function validate126(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate126.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.metric===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"metric"},message:"must have required property 'metri\
c'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.included===void 0){let err1={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"included"},message:"must have required property 'included'"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.unit_price===void 0){let err2={instancePath,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"unit_price"},message:"must have required property 'unit_price'"};vErrors===
null?vErrors=[err2]:vErrors.push(err2),errors++}for(let key0 in data){if(vErrors!==null&&vErrors.length>=1e4)break;if(!(key0===
"metric"||key0==="included"||key0==="unit_price")){let err3={instancePath,schemaPath:"#/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=
[err3]:vErrors.push(err3),errors++}}if(data.metric!==void 0){let data0=data.metric;if(typeof data0=="string"){if(func1(data0)<
1){let err4={instancePath:instancePath+"/metric",schemaPath:"#/properties/metric/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}else{
let err5={instancePath:instancePath+"/metric",schemaPath:"#/properties/metric/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}if(data.included!==void 0){let data1=data.
included;if(typeof data1=="number"){if(data1>1e12||isNaN(data1)){let err6={instancePath:instancePath+"/included",schemaPath:"\
#/properties/included/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e12},message:"must be <= 1000000000000"};
vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(data1<0||isNaN(data1)){let err7={instancePath:instancePath+
"/included",schemaPath:"#/properties/included/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must \
be >= 0"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}else{let err8={instancePath:instancePath+"/included",
schemaPath:"#/properties/included/type",keyword:"type",params:{type:"number"},message:"must be number"};vErrors===null?vErrors=
[err8]:vErrors.push(err8),errors++}}if(data.unit_price!==void 0){let data2=data.unit_price;if(typeof data2=="number"){if(data2>
1e6||isNaN(data2)){let err9={instancePath:instancePath+"/unit_price",schemaPath:"#/properties/unit_price/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000"};vErrors===null?vErrors=[err9]:vErrors.push(err9),
errors++}if(data2<0||isNaN(data2)){let err10={instancePath:instancePath+"/unit_price",schemaPath:"#/properties/unit_pric\
e/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err10]:vErrors.
push(err10),errors++}}else{let err11={instancePath:instancePath+"/unit_price",schemaPath:"#/properties/unit_price/type",
keyword:"type",params:{type:"number"},message:"must be number"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}}}else{
let err12={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?
vErrors=[err12]:vErrors.push(err12),errors++}return validate126.errors=vErrors,errors===0}validate126.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function validate125(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate125.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"mu\
st have required property 'id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.name===void 0){let err1={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required prop\
erty 'name'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}for(let key0 in data){if(vErrors!==null&&vErrors.
length>=1e4)break;if(!(key0==="id"||key0==="name"||key0==="price"||key0==="currency"||key0==="at_once"||key0==="blocked"||
key0==="caps")){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}if(data.id!==void 0){
let data0=data.id;if(typeof data0=="string"){if(func1(data0)<1){let err3={instancePath:instancePath+"/id",schemaPath:"#/\
properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===
null?vErrors=[err3]:vErrors.push(err3),errors++}}else{let err4={instancePath:instancePath+"/id",schemaPath:"#/properties\
/id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),
errors++}}if(data.name!==void 0){let data1=data.name;if(typeof data1=="string"){if(func1(data1)<1){let err5={instancePath:instancePath+
"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than \
1 characters"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}else{let err6={instancePath:instancePath+"/nam\
e",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err6]:vErrors.push(err6),errors++}}if(data.price!==void 0){let data2=data.price;if(!(typeof data2=="number"&&!(data2%1)&&
!isNaN(data2))){let err7={instancePath:instancePath+"/price",schemaPath:"#/properties/price/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}if(typeof data2=="n\
umber"){if(data2>1e12||isNaN(data2)){let err8={instancePath:instancePath+"/price",schemaPath:"#/properties/price/maximum",
keyword:"maximum",params:{comparison:"<=",limit:1e12},message:"must be <= 1000000000000"};vErrors===null?vErrors=[err8]:
vErrors.push(err8),errors++}if(data2<0||isNaN(data2)){let err9={instancePath:instancePath+"/price",schemaPath:"#/propert\
ies/price/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err9]:
vErrors.push(err9),errors++}}}if(data.currency!==void 0){let data3=data.currency;if(typeof data3=="string"){if(!pattern7.
test(data3)){let err10={instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/pattern",keyword:"patter\
n",params:{pattern:"^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};vErrors===null?vErrors=[err10]:vErrors.push(
err10),errors++}}else{let err11={instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}}if(data.
at_once!==void 0&&typeof data.at_once!="boolean"){let err12={instancePath:instancePath+"/at_once",schemaPath:"#/properti\
es/at_once/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};vErrors===null?vErrors=[err12]:vErrors.
push(err12),errors++}if(data.blocked!==void 0&&typeof data.blocked!="boolean"){let err13={instancePath:instancePath+"/bl\
ocked",schemaPath:"#/properties/blocked/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};vErrors===
null?vErrors=[err13]:vErrors.push(err13),errors++}if(data.caps!==void 0){let data6=data.caps;if(Array.isArray(data6)){let all0=vErrors;
for(let i0=0;i0<data6.length;i0++){if(vErrors=null,errors=0,validate126(data6[i0],{instancePath:instancePath+"/caps/"+i0,
parentData:data6,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate126.errors:vErrors.concat(
validate126.errors),errors=vErrors.length),all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)all0.
push(error0);if(all0!==null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err14={instancePath:instancePath+
"/caps",schemaPath:"#/properties/caps/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?
vErrors=[err14]:vErrors.push(err14),errors++}}}else{let err15={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}return validate125.errors=
vErrors,errors===0}validate125.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v31=validate128,schema66={type:"\
object",additionalProperties:!1,required:["resource","action"],properties:{id:{type:"string",minLength:1,maxLength:200,description:"\
The rule's id, as in the errors of requests that it rejects. Generated if absent.",examples:["rule_01K9FREEZE"]},resource:{
type:"string",minLength:1,description:"The protected resource, as in scopes.",examples:["agents"]},action:{type:"string",
enum:["read","write","destructive","set"],description:"The blocked action, as in scopes.",examples:["write"]}}};function validate128(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate128.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.resource===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"resource"},message:"must have required property 'resource'"};vErrors===null?vErrors=[
err0]:vErrors.push(err0),errors++}if(data.action===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"action"},message:"must have required property 'action'"};vErrors===null?vErrors=[err1]:vErrors.
push(err1),errors++}for(let key0 in data){if(vErrors!==null&&vErrors.length>=1e4)break;if(!(key0==="id"||key0==="resourc\
e"||key0==="action")){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err2]:vErrors.push(err2),
errors++}}if(data.id!==void 0){let data0=data.id;if(typeof data0=="string"){if(func1(data0)>200){let err3={instancePath:instancePath+
"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200\
 characters"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(func1(data0)<1){let err4={instancePath:instancePath+
"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 ch\
aracters"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}else{let err5={instancePath:instancePath+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.
push(err5),errors++}}if(data.resource!==void 0){let data1=data.resource;if(typeof data1=="string"){if(func1(data1)<1){let err6={
instancePath:instancePath+"/resource",schemaPath:"#/properties/resource/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}else{let err7={
instancePath:instancePath+"/resource",schemaPath:"#/properties/resource/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}if(data.action!==void 0){let data2=data.action;
if(typeof data2!="string"){let err8={instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}if(!(data2===
"read"||data2==="write"||data2==="destructive"||data2==="set")){let err9={instancePath:instancePath+"/action",schemaPath:"\
#/properties/action/enum",keyword:"enum",params:{allowedValues:schema66.properties.action.enum},message:"must be equal t\
o one of the allowed values"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}}else{let err10={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err10]:vErrors.push(err10),
errors++}return validate128.errors=vErrors,errors===0}validate128.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v32=validate129;var schema68={type:"object",additionalProperties:!1,required:["name"],properties:{id:{type:"string",pattern:"^agt_[A-Za-\
z0-9]+$",description:"Its id.",examples:["agt_GREETER"]},name:{type:"string",minLength:1,maxLength:120,description:"A hu\
man-readable name.",examples:["Greeter"]},status:{type:"string",enum:["inactive","active"],default:"inactive",description:"\
Whether the agent starts runs.",examples:["active"]},task:{type:["string","null"],description:"What the agent does.",examples:[
"Greets new visitors."]},schedule:{type:["string","null"],description:"When the agent runs, as a cron expression in UTC.",
examples:["0 7 * * 1"]},trigger:{type:["string","null"],description:"The event that triggers a run.",examples:["forms.su\
bmitted"]},created_at:{type:"string",format:"date-time",description:"When the record was created.",examples:["2026-10-14\
T12:00:00.000Z"]}}},pattern8=new RegExp("^agt_[A-Za-z0-9]+$","u");function validate130(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate130.evaluated;if(evaluated0.
dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&
!Array.isArray(data)){if(data.name===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(let key0 in data){
if(vErrors!==null&&vErrors.length>=1e4)break;if(!(key0==="id"||key0==="name"||key0==="status"||key0==="task"||key0==="sc\
hedule"||key0==="trigger"||key0==="created_at")){let err1={instancePath,schemaPath:"#/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}}if(data.id!==void 0){let data0=data.id;if(typeof data0=="string"){if(!pattern8.test(
data0)){let err2={instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^agt_[A-Za-z0-9]+$"},message:'must match pattern "^agt_[A-Za-z0-9]+$"'};vErrors===null?vErrors=[err2]:vErrors.push(err2),
errors++}}else{let err3={instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"\
string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}if(data.name!==void 0){let data1=data.
name;if(typeof data1=="string"){if(func1(data1)>120){let err4={instancePath:instancePath+"/name",schemaPath:"#/propertie\
s/name/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};vErrors===null?
vErrors=[err4]:vErrors.push(err4),errors++}if(func1(data1)<1){let err5={instancePath:instancePath+"/name",schemaPath:"#/\
properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===
null?vErrors=[err5]:vErrors.push(err5),errors++}}else{let err6={instancePath:instancePath+"/name",schemaPath:"#/properti\
es/name/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err6]:vErrors.push(
err6),errors++}}if(data.status!==void 0){let data2=data.status;if(typeof data2!="string"){let err7={instancePath:instancePath+
"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err7]:vErrors.push(err7),errors++}if(!(data2==="inactive"||data2==="active")){let err8={instancePath:instancePath+
"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:schema68.properties.status.enum},message:"\
must be equal to one of the allowed values"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}if(data.task!==void 0){
let data3=data.task;if(typeof data3!="string"&&data3!==null){let err9={instancePath:instancePath+"/task",schemaPath:"#/p\
roperties/task/type",keyword:"type",params:{type:schema68.properties.task.type},message:"must be string,null"};vErrors===
null?vErrors=[err9]:vErrors.push(err9),errors++}}if(data.schedule!==void 0){let data4=data.schedule;if(typeof data4!="st\
ring"&&data4!==null){let err10={instancePath:instancePath+"/schedule",schemaPath:"#/properties/schedule/type",keyword:"t\
ype",params:{type:schema68.properties.schedule.type},message:"must be string,null"};vErrors===null?vErrors=[err10]:vErrors.
push(err10),errors++}}if(data.trigger!==void 0){let data5=data.trigger;if(typeof data5!="string"&&data5!==null){let err11={
instancePath:instancePath+"/trigger",schemaPath:"#/properties/trigger/type",keyword:"type",params:{type:schema68.properties.
trigger.type},message:"must be string,null"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}}if(data.created_at!==
void 0){let data6=data.created_at;if(typeof data6=="string"){if(!formats0.validate(data6)){let err12={instancePath:instancePath+
"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"date-time"},message:'must mat\
ch format "date-time"'};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}}else{let err13={instancePath:instancePath+
"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"string"},message:"must be string"};
vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}}}else{let err14={instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}return validate130.
errors=vErrors,errors===0}validate130.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema69={type:"object",additionalProperties:!1,
required:["agent_id","status"],properties:{id:{type:"string",pattern:"^run_[A-Za-z0-9]+$",description:"Its id.",examples:[
"run_FIRST"]},agent_id:{type:"string",description:"The agent.",examples:["agt_GREETER"]},status:{type:"string",enum:["pe\
nding","running","awaiting_approval","completed","failed","denied"],description:"The status.",examples:["completed"]},created_at:{
type:"string",format:"date-time",description:"When the run was scheduled.",examples:["2026-11-02T08:59:57.900Z"]},started_at:{
type:["string","null"],format:"date-time",description:"When the run started.",examples:["2026-11-02T08:59:57.930Z"]},finished_at:{
type:["string","null"],format:"date-time",description:"When it ended.",examples:["2026-11-02T09:00:57.930Z"]},approval_id:{
type:["string","null"],description:"The run's latest approval.",examples:["apr_FIRST"]},request_id:{type:["string","null"],
description:"The id of the request that started it. Its log entries have the same id.",examples:["req_FIRST"]}}},pattern9=new RegExp(
"^run_[A-Za-z0-9]+$","u");function validate132(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate132.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.agent_id===void 0){let err0={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"agent_id"},message:"must have required \
property 'agent_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.status===void 0){let err1={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'statu\
s'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}for(let key0 in data){if(vErrors!==null&&vErrors.length>=
1e4)break;if(!(key0==="id"||key0==="agent_id"||key0==="status"||key0==="created_at"||key0==="started_at"||key0==="finish\
ed_at"||key0==="approval_id"||key0==="request_id")){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=
[err2]:vErrors.push(err2),errors++}}if(data.id!==void 0){let data0=data.id;if(typeof data0=="string"){if(!pattern9.test(
data0)){let err3={instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^run_[A-Za-z0-9]+$"},message:'must match pattern "^run_[A-Za-z0-9]+$"'};vErrors===null?vErrors=[err3]:vErrors.push(err3),
errors++}}else{let err4={instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"\
string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}if(data.agent_id!==void 0&&
typeof data.agent_id!="string"){let err5={instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/type",
keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}
if(data.status!==void 0){let data2=data.status;if(typeof data2!="string"){let err6={instancePath:instancePath+"/status",
schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err6]:vErrors.push(err6),errors++}if(!(data2==="pending"||data2==="running"||data2==="awaiting_approval"||data2==="comp\
leted"||data2==="failed"||data2==="denied")){let err7={instancePath:instancePath+"/status",schemaPath:"#/properties/stat\
us/enum",keyword:"enum",params:{allowedValues:schema69.properties.status.enum},message:"must be equal to one of the allo\
wed values"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}if(data.created_at!==void 0){let data3=data.created_at;
if(typeof data3=="string"){if(!formats0.validate(data3)){let err8={instancePath:instancePath+"/created_at",schemaPath:"#\
/properties/created_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===
null?vErrors=[err8]:vErrors.push(err8),errors++}}else{let err9={instancePath:instancePath+"/created_at",schemaPath:"#/pr\
operties/created_at/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err9]:
vErrors.push(err9),errors++}}if(data.started_at!==void 0){let data4=data.started_at;if(typeof data4!="string"&&data4!==null){
let err10={instancePath:instancePath+"/started_at",schemaPath:"#/properties/started_at/type",keyword:"type",params:{type:schema69.
properties.started_at.type},message:"must be string,null"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}if(typeof data4==
"string"&&!formats0.validate(data4)){let err11={instancePath:instancePath+"/started_at",schemaPath:"#/properties/started\
_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===null?vErrors=
[err11]:vErrors.push(err11),errors++}}if(data.finished_at!==void 0){let data5=data.finished_at;if(typeof data5!="string"&&
data5!==null){let err12={instancePath:instancePath+"/finished_at",schemaPath:"#/properties/finished_at/type",keyword:"ty\
pe",params:{type:schema69.properties.finished_at.type},message:"must be string,null"};vErrors===null?vErrors=[err12]:vErrors.
push(err12),errors++}if(typeof data5=="string"&&!formats0.validate(data5)){let err13={instancePath:instancePath+"/finish\
ed_at",schemaPath:"#/properties/finished_at/format",keyword:"format",params:{format:"date-time"},message:'must match for\
mat "date-time"'};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}}if(data.approval_id!==void 0){let data6=data.
approval_id;if(typeof data6!="string"&&data6!==null){let err14={instancePath:instancePath+"/approval_id",schemaPath:"#/p\
roperties/approval_id/type",keyword:"type",params:{type:schema69.properties.approval_id.type},message:"must be string,nu\
ll"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}}if(data.request_id!==void 0){let data7=data.request_id;
if(typeof data7!="string"&&data7!==null){let err15={instancePath:instancePath+"/request_id",schemaPath:"#/properties/req\
uest_id/type",keyword:"type",params:{type:schema69.properties.request_id.type},message:"must be string,null"};vErrors===
null?vErrors=[err15]:vErrors.push(err15),errors++}}}else{let err16={instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}return validate132.
errors=vErrors,errors===0}validate132.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema70={type:"object",additionalProperties:!1,
required:["run_id","action"],properties:{id:{type:"string",pattern:"^apr_[A-Za-z0-9]+$",description:"Its id.",examples:[
"apr_FIRST"]},run_id:{type:"string",description:"The run that requests approval.",examples:["run_FIRST"]},status:{type:"\
string",enum:["pending","approved","denied"],default:"pending",description:"The status of the approval.",examples:["pend\
ing"]},action:{type:"string",minLength:1,description:"The action that the agent wants to take.",examples:["send"]},payload:{
type:"object",additionalProperties:!0,default:{},description:"The information needed for the decision.",examples:[{to:"a\
da@example.com"}]},created_at:{type:"string",format:"date-time",description:"When approval was requested.",examples:["20\
26-11-02T08:59:58.400Z"]},decided_at:{type:["string","null"],format:"date-time",description:"When the decision was made.",
examples:["2026-11-02T09:00:00.000Z"]},decided_by:{type:["string","null"],description:"The user who decided.",examples:[
"usr_01K9OWNER"]},note:{type:["string","null"],description:"The note that was given with the decision.",examples:["Looks\
 right."]}}},pattern10=new RegExp("^apr_[A-Za-z0-9]+$","u");function validate134(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate134.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(
data)){if(data.run_id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
run_id"},message:"must have required property 'run_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.
action===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"action"},message:"\
must have required property 'action'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}for(let key0 in data){if(vErrors!==
null&&vErrors.length>=1e4)break;if(!func5.call(schema70.properties,key0)){let err2={instancePath,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional propertie\
s"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}if(data.id!==void 0){let data0=data.id;if(typeof data0=="\
string"){if(!pattern10.test(data0)){let err3={instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"\
pattern",params:{pattern:"^apr_[A-Za-z0-9]+$"},message:'must match pattern "^apr_[A-Za-z0-9]+$"'};vErrors===null?vErrors=
[err3]:vErrors.push(err3),errors++}}else{let err4={instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}if(data.
run_id!==void 0&&typeof data.run_id!="string"){let err5={instancePath:instancePath+"/run_id",schemaPath:"#/properties/ru\
n_id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),
errors++}if(data.status!==void 0){let data2=data.status;if(typeof data2!="string"){let err6={instancePath:instancePath+"\
/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err6]:vErrors.push(err6),errors++}if(!(data2==="pending"||data2==="approved"||data2==="denied")){let err7={
instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:schema70.
properties.status.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err7]:vErrors.push(
err7),errors++}}if(data.action!==void 0){let data3=data.action;if(typeof data3=="string"){if(func1(data3)<1){let err8={instancePath:instancePath+
"/action",schemaPath:"#/properties/action/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer t\
han 1 characters"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}else{let err9={instancePath:instancePath+"\
/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err9]:vErrors.push(err9),errors++}}if(data.payload!==void 0){let data4=data.payload;if(!(data4&&typeof data4==
"object"&&!Array.isArray(data4))){let err10={instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/type",
keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}
if(data.created_at!==void 0){let data5=data.created_at;if(typeof data5=="string"){if(!formats0.validate(data5)){let err11={
instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"dat\
e-time"},message:'must match format "date-time"'};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}}else{let err12={
instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}}if(data.decided_at!==void 0){let data6=data.
decided_at;if(typeof data6!="string"&&data6!==null){let err13={instancePath:instancePath+"/decided_at",schemaPath:"#/pro\
perties/decided_at/type",keyword:"type",params:{type:schema70.properties.decided_at.type},message:"must be string,null"};
vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}if(typeof data6=="string"&&!formats0.validate(data6)){let err14={
instancePath:instancePath+"/decided_at",schemaPath:"#/properties/decided_at/format",keyword:"format",params:{format:"dat\
e-time"},message:'must match format "date-time"'};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}}if(data.decided_by!==
void 0){let data7=data.decided_by;if(typeof data7!="string"&&data7!==null){let err15={instancePath:instancePath+"/decide\
d_by",schemaPath:"#/properties/decided_by/type",keyword:"type",params:{type:schema70.properties.decided_by.type},message:"\
must be string,null"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}}if(data.note!==void 0){let data8=data.
note;if(typeof data8!="string"&&data8!==null){let err16={instancePath:instancePath+"/note",schemaPath:"#/properties/note\
/type",keyword:"type",params:{type:schema70.properties.note.type},message:"must be string,null"};vErrors===null?vErrors=
[err16]:vErrors.push(err16),errors++}}}else{let err17={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}return validate134.errors=vErrors,
errors===0}validate134.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema71={type:"object",additionalProperties:!1,
required:["slug","title"],properties:{id:{type:"string",pattern:"^page_[A-Za-z0-9]+$",description:"Its id.",examples:["p\
age_HOME"]},slug:{$ref:"defs#/$defs/PageSlug"},title:{type:"string",minLength:1,maxLength:200,description:"The title of \
the page.",examples:["Home"]},document:{description:"The document. Defaults to an empty NavShell with the title.",$ref:"\
defs#/$defs/PageDocument"},published:{type:"boolean",default:!1,description:"Whether the page is published.",examples:[!0]},
versions:{type:"array",minItems:1,description:"The saved versions, oldest first, instead of `document` and `published`. \
The last one is the draft, with the page's slug and title.",items:{$ref:"defs#/$defs/SeedPageVersion"}},published_version:{
type:["integer","null"],minimum:1,maximum:1e9,description:"The number of the published version among `versions`. Default\
s to none.",examples:[1]},released_slugs:{type:"array",description:"Slugs that the page had before. They are reserved fo\
r it for a day.",items:{type:"object",additionalProperties:!1,required:["slug","released_at"],properties:{slug:{type:"st\
ring",minLength:1,maxLength:80,pattern:"^[a-z0-9-]+$",description:"The slug.",examples:["start"]},released_at:{type:"str\
ing",format:"date-time",description:"When the page got another slug.",examples:["2026-10-14T12:00:00.000Z"]}}},examples:[
[]]},created_at:{type:"string",format:"date-time",description:"When the record was created.",examples:["2026-10-14T12:00\
:00.000Z"]}}},pattern11=new RegExp("^page_[A-Za-z0-9]+$","u"),pattern12=new RegExp("^[a-z0-9-]+$","u");function validate137(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate137.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),typeof data=="string"){if(func1(data)>80){let err0={instancePath,schemaPath:"#/maxLength",keyword:"\
maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};vErrors===null?vErrors=[err0]:vErrors.push(
err0),errors++}if(func1(data)<1){let err1={instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(!pattern12.test(data)){
let err2={instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9-]+$"},message:'must match patt\
ern "^[a-z0-9-]+$"'};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}else{let err3={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.push(err3),
errors++}return validate137.errors=vErrors,errors===0}validate137.evaluated={dynamicProps:!1,dynamicItems:!1};function validate140(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate140.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.version===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"version"},message:"must have required property 'vers\
ion'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.document===void 0){let err1={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"document"},message:"must have required property 'document'"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}for(let key0 in data){if(vErrors!==null&&vErrors.length>=1e4)break;if(!(key0===
"version"||key0==="document"||key0==="created_at")){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=
[err2]:vErrors.push(err2),errors++}}if(data.version!==void 0){let data0=data.version;if(!(typeof data0=="number"&&!(data0%
1)&&!isNaN(data0))){let err3={instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(typeof data0==
"number"){if(data0>1e9||isNaN(data0)){let err4={instancePath:instancePath+"/version",schemaPath:"#/properties/version/ma\
ximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 1000000000"};vErrors===null?vErrors=[err4]:
vErrors.push(err4),errors++}if(data0<1||isNaN(data0)){let err5={instancePath:instancePath+"/version",schemaPath:"#/prope\
rties/version/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};vErrors===null?vErrors=
[err5]:vErrors.push(err5),errors++}}}if(data.document!==void 0&&(validate100(data.document,{instancePath:instancePath+"/\
document",parentData:data,parentDataProperty:"document",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate100.errors:
vErrors.concat(validate100.errors),errors=vErrors.length)),data.created_at!==void 0){let data2=data.created_at;if(typeof data2==
"string"){if(!formats0.validate(data2)){let err6={instancePath:instancePath+"/created_at",schemaPath:"#/properties/creat\
ed_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===null?vErrors=
[err6]:vErrors.push(err6),errors++}}else{let err7={instancePath:instancePath+"/created_at",schemaPath:"#/properties/crea\
ted_at/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err7]:vErrors.push(
err7),errors++}}}else{let err8={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be \
object"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}return validate140.errors=vErrors,errors===0}validate140.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate136(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate136.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(
data)){if(data.slug===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
slug"},message:"must have required property 'slug'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.title===
void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"},message:"must\
 have required property 'title'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}for(let key0 in data){if(vErrors!==
null&&vErrors.length>=1e4)break;if(!func5.call(schema71.properties,key0)){let err2={instancePath,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional propertie\
s"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}if(data.id!==void 0){let data0=data.id;if(typeof data0=="\
string"){if(!pattern11.test(data0)){let err3={instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"\
pattern",params:{pattern:"^page_[A-Za-z0-9]+$"},message:'must match pattern "^page_[A-Za-z0-9]+$"'};vErrors===null?vErrors=
[err3]:vErrors.push(err3),errors++}}else{let err4={instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}if(data.
slug!==void 0&&(validate137(data.slug,{instancePath:instancePath+"/slug",parentData:data,parentDataProperty:"slug",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate137.errors:vErrors.concat(validate137.errors),errors=vErrors.length)),
data.title!==void 0){let data2=data.title;if(typeof data2=="string"){if(func1(data2)>200){let err5={instancePath:instancePath+
"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more th\
an 200 characters"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(func1(data2)<1){let err6={instancePath:instancePath+
"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer tha\
n 1 characters"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}else{let err7={instancePath:instancePath+"/t\
itle",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err7]:vErrors.push(err7),errors++}}if(data.document!==void 0&&(validate100(data.document,{instancePath:instancePath+
"/document",parentData:data,parentDataProperty:"document",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate100.
errors:vErrors.concat(validate100.errors),errors=vErrors.length)),data.published!==void 0&&typeof data.published!="boole\
an"){let err8={instancePath:instancePath+"/published",schemaPath:"#/properties/published/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}if(data.versions!==void 0){
let data5=data.versions;if(Array.isArray(data5)){if(data5.length<1){let err9={instancePath:instancePath+"/versions",schemaPath:"\
#/properties/versions/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};vErrors===
null?vErrors=[err9]:vErrors.push(err9),errors++}let all0=vErrors;for(let i0=0;i0<data5.length;i0++){if(vErrors=null,errors=
0,validate140(data5[i0],{instancePath:instancePath+"/versions/"+i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate140.errors:vErrors.concat(validate140.errors),errors=vErrors.length),all0===null)all0=vErrors;else if(vErrors!==
null)for(let error0 of vErrors)all0.push(error0);if(all0!==null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?
0:all0.length}else{let err10={instancePath:instancePath+"/versions",schemaPath:"#/properties/versions/type",keyword:"typ\
e",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}if(data.published_version!==
void 0){let data7=data.published_version;if(!(typeof data7=="number"&&!(data7%1)&&!isNaN(data7))&&data7!==null){let err11={
instancePath:instancePath+"/published_version",schemaPath:"#/properties/published_version/type",keyword:"type",params:{type:schema71.
properties.published_version.type},message:"must be integer,null"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}
if(typeof data7=="number"){if(data7>1e9||isNaN(data7)){let err12={instancePath:instancePath+"/published_version",schemaPath:"\
#/properties/published_version/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 1000000\
000"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}if(data7<1||isNaN(data7)){let err13={instancePath:instancePath+
"/published_version",schemaPath:"#/properties/published_version/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}}}if(data.released_slugs!==void 0){let data8=data.
released_slugs;if(Array.isArray(data8)){let all1=vErrors;for(let i1=0;i1<data8.length;i1++){vErrors=null,errors=0;let data9=data8[i1];
if(data9&&typeof data9=="object"&&!Array.isArray(data9)){if(data9.slug===void 0){let err14={instancePath:instancePath+"/\
released_slugs/"+i1,schemaPath:"#/properties/released_slugs/items/required",keyword:"required",params:{missingProperty:"\
slug"},message:"must have required property 'slug'"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}if(data9.
released_at===void 0){let err15={instancePath:instancePath+"/released_slugs/"+i1,schemaPath:"#/properties/released_slugs\
/items/required",keyword:"required",params:{missingProperty:"released_at"},message:"must have required property 'release\
d_at'"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}for(let key1 in data9){if(vErrors!==null&&vErrors.length>=
1e4)break;if(!(key1==="slug"||key1==="released_at")){let err16={instancePath:instancePath+"/released_slugs/"+i1,schemaPath:"\
#/properties/released_slugs/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}}if(data9.slug!==
void 0){let data10=data9.slug;if(typeof data10=="string"){if(func1(data10)>80){let err17={instancePath:instancePath+"/re\
leased_slugs/"+i1+"/slug",schemaPath:"#/properties/released_slugs/items/properties/slug/maxLength",keyword:"maxLength",params:{
limit:80},message:"must NOT have more than 80 characters"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}if(func1(
data10)<1){let err18={instancePath:instancePath+"/released_slugs/"+i1+"/slug",schemaPath:"#/properties/released_slugs/it\
ems/properties/slug/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===
null?vErrors=[err18]:vErrors.push(err18),errors++}if(!pattern12.test(data10)){let err19={instancePath:instancePath+"/rel\
eased_slugs/"+i1+"/slug",schemaPath:"#/properties/released_slugs/items/properties/slug/pattern",keyword:"pattern",params:{
pattern:"^[a-z0-9-]+$"},message:'must match pattern "^[a-z0-9-]+$"'};vErrors===null?vErrors=[err19]:vErrors.push(err19),
errors++}}else{let err20={instancePath:instancePath+"/released_slugs/"+i1+"/slug",schemaPath:"#/properties/released_slug\
s/items/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err20]:
vErrors.push(err20),errors++}}if(data9.released_at!==void 0){let data11=data9.released_at;if(typeof data11=="string"){if(!formats0.
validate(data11)){let err21={instancePath:instancePath+"/released_slugs/"+i1+"/released_at",schemaPath:"#/properties/rel\
eased_slugs/items/properties/released_at/format",keyword:"format",params:{format:"date-time"},message:'must match format\
 "date-time"'};vErrors===null?vErrors=[err21]:vErrors.push(err21),errors++}}else{let err22={instancePath:instancePath+"/\
released_slugs/"+i1+"/released_at",schemaPath:"#/properties/released_slugs/items/properties/released_at/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err22]:vErrors.push(err22),errors++}}}else{
let err23={instancePath:instancePath+"/released_slugs/"+i1,schemaPath:"#/properties/released_slugs/items/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err23]:vErrors.push(err23),errors++}if(all1===
null)all1=vErrors;else if(vErrors!==null)for(let error1 of vErrors)all1.push(error1);if(all1!==null&&all1.length>=1e4)break}
vErrors=all1,errors=all1===null?0:all1.length}else{let err24={instancePath:instancePath+"/released_slugs",schemaPath:"#/\
properties/released_slugs/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err24]:
vErrors.push(err24),errors++}}if(data.created_at!==void 0){let data12=data.created_at;if(typeof data12=="string"){if(!formats0.
validate(data12)){let err25={instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===null?vErrors=[err25]:vErrors.push(
err25),errors++}}else{let err26={instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err26]:vErrors.push(err26),errors++}}}else{
let err27={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?
vErrors=[err27]:vErrors.push(err27),errors++}return validate136.errors=vErrors,errors===0}validate136.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function validate146(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate146.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.version===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"version"},message:"must have required property 'vers\
ion'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.document===void 0){let err1={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"document"},message:"must have required property 'document'"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}for(let key0 in data){if(vErrors!==null&&vErrors.length>=1e4)break;if(!(key0===
"version"||key0==="document")){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err2]:vErrors.push(
err2),errors++}}if(data.version!==void 0){let data0=data.version;if(!(typeof data0=="number"&&!(data0%1)&&!isNaN(data0))){
let err3={instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"integ\
er"},message:"must be integer"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(typeof data0=="number"){if(data0>
1e9||isNaN(data0)){let err4={instancePath:instancePath+"/version",schemaPath:"#/properties/version/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:1e9},message:"must be <= 1000000000"};vErrors===null?vErrors=[err4]:vErrors.push(err4),
errors++}if(data0<2||isNaN(data0)){let err5={instancePath:instancePath+"/version",schemaPath:"#/properties/version/minim\
um",keyword:"minimum",params:{comparison:">=",limit:2},message:"must be >= 2"};vErrors===null?vErrors=[err5]:vErrors.push(
err5),errors++}}}data.document!==void 0&&(validate105(data.document,{instancePath:instancePath+"/document",parentData:data,
parentDataProperty:"document",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate105.errors:vErrors.concat(validate105.
errors),errors=vErrors.length))}else{let err6={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}return validate146.errors=vErrors,errors===0}
validate146.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate144(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate144.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(
data)){if(data.theme===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
theme"},message:"must have required property 'theme'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(let key0 in data){
if(vErrors!==null&&vErrors.length>=1e4)break;if(!(key0==="theme"||key0==="theme_version"||key0==="theme_draft")){let err1={
instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"\
must NOT have additional properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}if(data.theme!==void 0&&
(validate105(data.theme,{instancePath:instancePath+"/theme",parentData:data,parentDataProperty:"theme",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate105.errors:vErrors.concat(validate105.errors),errors=vErrors.length)),data.theme_version!==
void 0){let data1=data.theme_version;if(!(typeof data1=="number"&&!(data1%1)&&!isNaN(data1))){let err2={instancePath:instancePath+
"/theme_version",schemaPath:"#/properties/theme_version/type",keyword:"type",params:{type:"integer"},message:"must be in\
teger"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(typeof data1=="number"){if(data1>1e9||isNaN(data1)){
let err3={instancePath:instancePath+"/theme_version",schemaPath:"#/properties/theme_version/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e9},message:"must be <= 1000000000"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data1<
1||isNaN(data1)){let err4={instancePath:instancePath+"/theme_version",schemaPath:"#/properties/theme_version/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}}
data.theme_draft!==void 0&&(validate146(data.theme_draft,{instancePath:instancePath+"/theme_draft",parentData:data,parentDataProperty:"\
theme_draft",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate146.errors:vErrors.concat(validate146.errors),errors=
vErrors.length))}else{let err5={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be \
object"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}return validate144.errors=vErrors,errors===0}validate144.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var pattern14=new RegExp("^frm_[A-Za-z0-9]+$","u");function validate150(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate150.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(
data)){if(data.name===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.fields===
void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"fields"},message:"mus\
t have required property 'fields'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}for(let key0 in data){if(vErrors!==
null&&vErrors.length>=1e4)break;if(!(key0==="id"||key0==="name"||key0==="fields"||key0==="submit_label"||key0==="schema_\
table"||key0==="on_submit"||key0==="created_at")){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=
[err2]:vErrors.push(err2),errors++}}if(data.id!==void 0){let data0=data.id;if(typeof data0=="string"){if(!pattern14.test(
data0)){let err3={instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^frm_[A-Za-z0-9]+$"},message:'must match pattern "^frm_[A-Za-z0-9]+$"'};vErrors===null?vErrors=[err3]:vErrors.push(err3),
errors++}}else{let err4={instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"\
string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}if(data.name!==void 0){let data1=data.
name;if(typeof data1=="string"){if(func1(data1)>120){let err5={instancePath:instancePath+"/name",schemaPath:"#/propertie\
s/name/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};vErrors===null?
vErrors=[err5]:vErrors.push(err5),errors++}if(func1(data1)<1){let err6={instancePath:instancePath+"/name",schemaPath:"#/\
properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===
null?vErrors=[err6]:vErrors.push(err6),errors++}}else{let err7={instancePath:instancePath+"/name",schemaPath:"#/properti\
es/name/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err7]:vErrors.push(
err7),errors++}}if(data.fields!==void 0){let data2=data.fields;if(Array.isArray(data2)){if(data2.length<1){let err8={instancePath:instancePath+
"/fields",schemaPath:"#/properties/fields/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer tha\
n 1 items"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}let all0=vErrors;for(let i0=0;i0<data2.length;i0++){
vErrors=null,errors=0;let data3=data2[i0];if(typeof data3=="string"){if(func1(data3)<1){let err9={instancePath:instancePath+
"/fields/"+i0,schemaPath:"#/properties/fields/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}else{let err10={instancePath:instancePath+
"/fields/"+i0,schemaPath:"#/properties/fields/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}if(all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)
all0.push(error0);if(all0!==null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err11={instancePath:instancePath+
"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===
null?vErrors=[err11]:vErrors.push(err11),errors++}}if(data.submit_label!==void 0&&typeof data.submit_label!="string"){let err12={
instancePath:instancePath+"/submit_label",schemaPath:"#/properties/submit_label/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}if(data.schema_table!==void 0&&
typeof data.schema_table!="string"){let err13={instancePath:instancePath+"/schema_table",schemaPath:"#/properties/schema\
_table/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err13]:vErrors.push(
err13),errors++}if(data.on_submit!==void 0){let data6=data.on_submit;if(data6&&typeof data6=="object"&&!Array.isArray(data6)){
if(data6.capability===void 0){let err14={instancePath:instancePath+"/on_submit",schemaPath:"#/properties/on_submit/requi\
red",keyword:"required",params:{missingProperty:"capability"},message:"must have required property 'capability'"};vErrors===
null?vErrors=[err14]:vErrors.push(err14),errors++}if(data6.args===void 0){let err15={instancePath:instancePath+"/on_subm\
it",schemaPath:"#/properties/on_submit/required",keyword:"required",params:{missingProperty:"args"},message:"must have r\
equired property 'args'"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}for(let key1 in data6){if(vErrors!==
null&&vErrors.length>=1e4)break;if(!(key1==="capability"||key1==="args")){let err16={instancePath:instancePath+"/on_subm\
it",schemaPath:"#/properties/on_submit/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}}if(data6.capability!==
void 0){let data7=data6.capability;if(typeof data7=="string"){if(func1(data7)<1){let err17={instancePath:instancePath+"/\
on_submit/capability",schemaPath:"#/properties/on_submit/properties/capability/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}}else{let err18={
instancePath:instancePath+"/on_submit/capability",schemaPath:"#/properties/on_submit/properties/capability/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++}}}else{
let err19={instancePath:instancePath+"/on_submit",schemaPath:"#/properties/on_submit/type",keyword:"type",params:{type:"\
object"},message:"must be object"};vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}}if(data.created_at!==void 0){
let data8=data.created_at;if(typeof data8=="string"){if(!formats0.validate(data8)){let err20={instancePath:instancePath+
"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"date-time"},message:'must mat\
ch format "date-time"'};vErrors===null?vErrors=[err20]:vErrors.push(err20),errors++}}else{let err21={instancePath:instancePath+
"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"string"},message:"must be string"};
vErrors===null?vErrors=[err21]:vErrors.push(err21),errors++}}}else{let err22={instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err22]:vErrors.push(err22),errors++}return validate150.
errors=vErrors,errors===0}validate150.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var pattern15=new RegExp("^sub_[A-Za-z0-9]+$","u");function validate152(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate152.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(
data)){if(data.form_id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
form_id"},message:"must have required property 'form_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.
data===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"\
must have required property 'data'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}for(let key0 in data){if(vErrors!==
null&&vErrors.length>=1e4)break;if(!(key0==="id"||key0==="form_id"||key0==="data"||key0==="submitted_at")){let err2={instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT ha\
ve additional properties"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}if(data.id!==void 0){let data0=data.
id;if(typeof data0=="string"){if(!pattern15.test(data0)){let err3={instancePath:instancePath+"/id",schemaPath:"#/propert\
ies/id/pattern",keyword:"pattern",params:{pattern:"^sub_[A-Za-z0-9]+$"},message:'must match pattern "^sub_[A-Za-z0-9]+$"'};
vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}else{let err4={instancePath:instancePath+"/id",schemaPath:"#/\
properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.
push(err4),errors++}}if(data.form_id!==void 0&&typeof data.form_id!="string"){let err5={instancePath:instancePath+"/form\
_id",schemaPath:"#/properties/form_id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err5]:vErrors.push(err5),errors++}if(data.data!==void 0){let data2=data.data;if(!(data2&&typeof data2=="object"&&
!Array.isArray(data2))){let err6={instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{
type:"object"},message:"must be object"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}if(data.submitted_at!==
void 0){let data3=data.submitted_at;if(typeof data3=="string"){if(!formats0.validate(data3)){let err7={instancePath:instancePath+
"/submitted_at",schemaPath:"#/properties/submitted_at/format",keyword:"format",params:{format:"date-time"},message:'must\
 match format "date-time"'};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}else{let err8={instancePath:instancePath+
"/submitted_at",schemaPath:"#/properties/submitted_at/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}}else{let err9={instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}return validate152.
errors=vErrors,errors===0}validate152.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema78={type:"object",additionalProperties:!1,
required:["level","source","message"],properties:{ts:{type:"string",format:"date-time",description:"The time.",examples:[
"2026-11-02T08:59:58.412Z"]},level:{type:"string",enum:["debug","info","warn","error"],description:"Severity.",examples:[
"info"]},source:{type:"string",minLength:1,description:"The source of the entry.",examples:["agent"]},message:{type:"str\
ing",description:"The message.",examples:["Hello"]},request_id:{type:"string",description:"The id of the inbound request\
.",examples:["req_FIRST"]}}};function validate154(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate154.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.level===void 0){let err0={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"level"},message:"must have required pro\
perty 'level'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.source===void 0){let err1={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"source"},message:"must have required property 'sourc\
e'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.message===void 0){let err2={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};vErrors===
null?vErrors=[err2]:vErrors.push(err2),errors++}for(let key0 in data){if(vErrors!==null&&vErrors.length>=1e4)break;if(!(key0===
"ts"||key0==="level"||key0==="source"||key0==="message"||key0==="request_id")){let err3={instancePath,schemaPath:"#/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional prop\
erties"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}if(data.ts!==void 0){let data0=data.ts;if(typeof data0==
"string"){if(!formats0.validate(data0)){let err4={instancePath:instancePath+"/ts",schemaPath:"#/properties/ts/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===null?vErrors=[err4]:vErrors.push(
err4),errors++}}else{let err5={instancePath:instancePath+"/ts",schemaPath:"#/properties/ts/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}if(data.level!==void 0){
let data1=data.level;if(typeof data1!="string"){let err6={instancePath:instancePath+"/level",schemaPath:"#/properties/le\
vel/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err6]:vErrors.push(err6),
errors++}if(!(data1==="debug"||data1==="info"||data1==="warn"||data1==="error")){let err7={instancePath:instancePath+"/l\
evel",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues:schema78.properties.level.enum},message:"\
must be equal to one of the allowed values"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}if(data.source!==
void 0){let data2=data.source;if(typeof data2=="string"){if(func1(data2)<1){let err8={instancePath:instancePath+"/source",
schemaPath:"#/properties/source/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 char\
acters"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}else{let err9={instancePath:instancePath+"/source",schemaPath:"\
#/properties/source/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err9]:
vErrors.push(err9),errors++}}if(data.message!==void 0&&typeof data.message!="string"){let err10={instancePath:instancePath+
"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err10]:vErrors.push(err10),errors++}if(data.request_id!==void 0&&typeof data.request_id!="string"){let err11={
instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}}else{let err12={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err12]:vErrors.push(err12),
errors++}return validate154.errors=vErrors,errors===0}validate154.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema79={
type:"object",additionalProperties:!1,required:["amount","currency","status"],properties:{id:{type:"string",pattern:"^in\
v_[A-Za-z0-9]+$",description:"Its id.",examples:["inv_SEPTEMBER"]},period_start:{type:"string",format:"date-time",description:"\
The start of the period. Defaults to a month before its end.",examples:["2026-09-01T00:00:00.000Z"]},period_end:{type:"s\
tring",format:"date-time",description:"The end of the period. Defaults to a month after its start, or to now.",examples:[
"2026-10-01T00:00:00.000Z"]},amount:{type:"integer",minimum:0,maximum:9007199254740991,description:"The amount in minor \
units.",examples:[4900]},currency:{type:"string",pattern:"^[A-Z]{3}$",description:"The ISO 4217 currency code.",examples:[
"USD"]},status:{type:"string",enum:["draft","open","paid","void","uncollectible"],description:"The status of the invoice\
.",examples:["paid"]},pdf_url:{type:"string",format:"uri",description:"The URL of the invoice as a PDF.",examples:["http\
s://billing.shop.example/invoices/inv_SEPTEMBER.pdf"]},created_at:{type:"string",format:"date-time",description:"When th\
e invoice was created. Defaults to the end of the period.",examples:["2026-10-01T00:00:00.000Z"]},lines:{type:"array",description:"\
The lines of the amount. Defaults to none.",items:{$ref:"defs#/$defs/InvoiceLine"},examples:[[{kind:"plan",description:"\
Team",quantity:1,amount:4900}]]}}},pattern16=new RegExp("^inv_[A-Za-z0-9]+$","u"),formats60=require_formats().fullFormats.
uri;function validate156(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate156.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.amount===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"amount"},message:"must have required property 'amoun\
t'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.currency===void 0){let err1={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"currency"},message:"must have required property 'currency'"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.status===void 0){let err2={instancePath,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};vErrors===null?vErrors=
[err2]:vErrors.push(err2),errors++}for(let key0 in data){if(vErrors!==null&&vErrors.length>=1e4)break;if(!func5.call(schema79.
properties,key0)){let err3={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}if(data.id!==void 0){
let data0=data.id;if(typeof data0=="string"){if(!pattern16.test(data0)){let err4={instancePath:instancePath+"/id",schemaPath:"\
#/properties/id/pattern",keyword:"pattern",params:{pattern:"^inv_[A-Za-z0-9]+$"},message:'must match pattern "^inv_[A-Za\
-z0-9]+$"'};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}else{let err5={instancePath:instancePath+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.
push(err5),errors++}}if(data.period_start!==void 0){let data1=data.period_start;if(typeof data1=="string"){if(!formats0.
validate(data1)){let err6={instancePath:instancePath+"/period_start",schemaPath:"#/properties/period_start/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===null?vErrors=[err6]:vErrors.push(
err6),errors++}}else{let err7={instancePath:instancePath+"/period_start",schemaPath:"#/properties/period_start/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}if(data.
period_end!==void 0){let data2=data.period_end;if(typeof data2=="string"){if(!formats0.validate(data2)){let err8={instancePath:instancePath+
"/period_end",schemaPath:"#/properties/period_end/format",keyword:"format",params:{format:"date-time"},message:'must mat\
ch format "date-time"'};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}else{let err9={instancePath:instancePath+
"/period_end",schemaPath:"#/properties/period_end/type",keyword:"type",params:{type:"string"},message:"must be string"};
vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}if(data.amount!==void 0){let data3=data.amount;if(!(typeof data3==
"number"&&!(data3%1)&&!isNaN(data3))){let err10={instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/typ\
e",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err10]:vErrors.push(err10),
errors++}if(typeof data3=="number"){if(data3>9007199254740991||isNaN(data3)){let err11={instancePath:instancePath+"/amou\
nt",schemaPath:"#/properties/amount/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}if(data3<0||isNaN(data3)){let err12={
instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}}}if(data.currency!==void 0){let data4=data.
currency;if(typeof data4=="string"){if(!pattern7.test(data4)){let err13={instancePath:instancePath+"/currency",schemaPath:"\
#/properties/currency/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};
vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}}else{let err14={instancePath:instancePath+"/currency",schemaPath:"\
#/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err14]:
vErrors.push(err14),errors++}}if(data.status!==void 0){let data5=data.status;if(typeof data5!="string"){let err15={instancePath:instancePath+
"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err15]:vErrors.push(err15),errors++}if(!(data5==="draft"||data5==="open"||data5==="paid"||data5==="void"||
data5==="uncollectible")){let err16={instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"\
enum",params:{allowedValues:schema79.properties.status.enum},message:"must be equal to one of the allowed values"};vErrors===
null?vErrors=[err16]:vErrors.push(err16),errors++}}if(data.pdf_url!==void 0){let data6=data.pdf_url;if(typeof data6=="st\
ring"){if(!formats60(data6)){let err17={instancePath:instancePath+"/pdf_url",schemaPath:"#/properties/pdf_url/format",keyword:"\
format",params:{format:"uri"},message:'must match format "uri"'};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}}else{
let err18={instancePath:instancePath+"/pdf_url",schemaPath:"#/properties/pdf_url/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++}}if(data.created_at!==void 0){
let data7=data.created_at;if(typeof data7=="string"){if(!formats0.validate(data7)){let err19={instancePath:instancePath+
"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"date-time"},message:'must mat\
ch format "date-time"'};vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}}else{let err20={instancePath:instancePath+
"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"string"},message:"must be string"};
vErrors===null?vErrors=[err20]:vErrors.push(err20),errors++}}if(data.lines!==void 0){let data8=data.lines;if(Array.isArray(
data8)){let all0=vErrors;for(let i0=0;i0<data8.length;i0++){if(vErrors=null,errors=0,validate94(data8[i0],{instancePath:instancePath+
"/lines/"+i0,parentData:data8,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate94.errors:
vErrors.concat(validate94.errors),errors=vErrors.length),all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)
all0.push(error0);if(all0!==null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err21={instancePath:instancePath+
"/lines",schemaPath:"#/properties/lines/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?
vErrors=[err21]:vErrors.push(err21),errors++}}}else{let err22={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};vErrors===null?vErrors=[err22]:vErrors.push(err22),errors++}return validate156.errors=
vErrors,errors===0}validate156.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate159(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate159.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.metric===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"metric"},message:"must have required property 'metri\
c'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.quantity===void 0){let err1={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"quantity"},message:"must have required property 'quantity'"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}for(let key0 in data){if(vErrors!==null&&vErrors.length>=1e4)break;if(!(key0===
"metric"||key0==="quantity"||key0==="unit"||key0==="recorded_at")){let err2={instancePath,schemaPath:"#/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===
null?vErrors=[err2]:vErrors.push(err2),errors++}}if(data.metric!==void 0){let data0=data.metric;if(typeof data0=="string"){
if(func1(data0)<1){let err3={instancePath:instancePath+"/metric",schemaPath:"#/properties/metric/minLength",keyword:"min\
Length",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err3]:vErrors.push(err3),
errors++}}else{let err4={instancePath:instancePath+"/metric",schemaPath:"#/properties/metric/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}if(data.quantity!==void 0){
let data1=data.quantity;if(typeof data1=="number"){if(data1>1e12||isNaN(data1)){let err5={instancePath:instancePath+"/qu\
antity",schemaPath:"#/properties/quantity/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e12},message:"must b\
e <= 1000000000000"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(data1<=0||isNaN(data1)){let err6={instancePath:instancePath+
"/quantity",schemaPath:"#/properties/quantity/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0},
message:"must be > 0"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}else{let err7={instancePath:instancePath+
"/quantity",schemaPath:"#/properties/quantity/type",keyword:"type",params:{type:"number"},message:"must be number"};vErrors===
null?vErrors=[err7]:vErrors.push(err7),errors++}}if(data.unit!==void 0){let data2=data.unit;if(typeof data2=="string"){if(func1(
data2)<1){let err8={instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}else{
let err9={instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}if(data.recorded_at!==void 0){let data3=data.
recorded_at;if(typeof data3=="string"){if(!formats0.validate(data3)){let err10={instancePath:instancePath+"/recorded_at",
schemaPath:"#/properties/recorded_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "da\
te-time"'};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}else{let err11={instancePath:instancePath+"/reco\
rded_at",schemaPath:"#/properties/recorded_at/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err11]:vErrors.push(err11),errors++}}}else{let err12={instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}return validate159.
errors=vErrors,errors===0}validate159.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema81={type:"object",additionalProperties:!1,
required:["plan","period_start","period_end"],description:"The subscription. Defaults to the free plan in the current mo\
nth.",properties:{plan:{$ref:"defs#/$defs/NewPlan"},status:{type:"string",enum:["active","past_due","canceled"],default:"\
active",description:"The status of the subscription.",examples:["active"]},period_start:{type:"string",format:"date-time",
description:"The start of the period.",examples:["2026-11-01T00:00:00.000Z"]},period_end:{type:"string",format:"date-tim\
e",description:"The end of the period.",examples:["2026-12-01T00:00:00.000Z"]},next_plan:{description:"The plan of the n\
ext period. Defaults to the same.",$ref:"defs#/$defs/NewPlan"},trial_ends_at:{type:"string",format:"date-time",description:"\
The end of the trial. Defaults to none.",examples:["2026-11-20T00:00:00.000Z"]},cancels_at_period_end:{type:"boolean",default:!1,
description:"Whether a cancellation is pending.",examples:[!1]},past_due_since:{type:"string",format:"date-time",description:"\
The start of the grace period.",examples:["2026-11-02T00:00:00.000Z"]},payment_method:{description:"The payment method o\
n file. Defaults to none.",$ref:"defs#/$defs/NewPaymentMethod"}}};function validate161(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate161.evaluated;if(evaluated0.
dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&
!Array.isArray(data)){if(data.plan===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
plan"},message:"must have required property 'plan'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.period_start===
void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"period_start"},message:"\
must have required property 'period_start'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.period_end===
void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"period_end"},message:"\
must have required property 'period_end'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}for(let key0 in data){
if(vErrors!==null&&vErrors.length>=1e4)break;if(!func5.call(schema81.properties,key0)){let err3={instancePath,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additiona\
l properties"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}if(data.plan!==void 0&&(validate125(data.plan,
{instancePath:instancePath+"/plan",parentData:data,parentDataProperty:"plan",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate125.errors:vErrors.concat(validate125.errors),errors=vErrors.length)),data.status!==void 0){let data1=data.
status;if(typeof data1!="string"){let err4={instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(!(data1===
"active"||data1==="past_due"||data1==="canceled")){let err5={instancePath:instancePath+"/status",schemaPath:"#/propertie\
s/status/enum",keyword:"enum",params:{allowedValues:schema81.properties.status.enum},message:"must be equal to one of th\
e allowed values"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}if(data.period_start!==void 0){let data2=data.
period_start;if(typeof data2=="string"){if(!formats0.validate(data2)){let err6={instancePath:instancePath+"/period_start",
schemaPath:"#/properties/period_start/format",keyword:"format",params:{format:"date-time"},message:'must match format "d\
ate-time"'};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}else{let err7={instancePath:instancePath+"/period\
_start",schemaPath:"#/properties/period_start/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err7]:vErrors.push(err7),errors++}}if(data.period_end!==void 0){let data3=data.period_end;if(typeof data3==
"string"){if(!formats0.validate(data3)){let err8={instancePath:instancePath+"/period_end",schemaPath:"#/properties/perio\
d_end/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===null?vErrors=
[err8]:vErrors.push(err8),errors++}}else{let err9={instancePath:instancePath+"/period_end",schemaPath:"#/properties/peri\
od_end/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err9]:vErrors.push(
err9),errors++}}if(data.next_plan!==void 0&&(validate125(data.next_plan,{instancePath:instancePath+"/next_plan",parentData:data,
parentDataProperty:"next_plan",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate125.errors:vErrors.concat(validate125.
errors),errors=vErrors.length)),data.trial_ends_at!==void 0){let data5=data.trial_ends_at;if(typeof data5=="string"){if(!formats0.
validate(data5)){let err10={instancePath:instancePath+"/trial_ends_at",schemaPath:"#/properties/trial_ends_at/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===null?vErrors=[err10]:vErrors.push(
err10),errors++}}else{let err11={instancePath:instancePath+"/trial_ends_at",schemaPath:"#/properties/trial_ends_at/type",
keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}}
if(data.cancels_at_period_end!==void 0&&typeof data.cancels_at_period_end!="boolean"){let err12={instancePath:instancePath+
"/cancels_at_period_end",schemaPath:"#/properties/cancels_at_period_end/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}if(data.past_due_since!==void 0){let data7=data.
past_due_since;if(typeof data7=="string"){if(!formats0.validate(data7)){let err13={instancePath:instancePath+"/past_due_\
since",schemaPath:"#/properties/past_due_since/format",keyword:"format",params:{format:"date-time"},message:'must match \
format "date-time"'};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}}else{let err14={instancePath:instancePath+
"/past_due_since",schemaPath:"#/properties/past_due_since/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}}data.payment_method!==void 0&&(validate122(data.payment_method,
{instancePath:instancePath+"/payment_method",parentData:data,parentDataProperty:"payment_method",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate122.errors:vErrors.concat(validate122.errors),errors=vErrors.length))}else{let err15={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err15]:vErrors.
push(err15),errors++}return validate161.errors=vErrors,errors===0}validate161.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var schema82={type:"object",additionalProperties:!1,required:["name"],properties:{name:{type:"string",pattern:"^[A-Za-z_\
][A-Za-z0-9_.-]*$",maxLength:128,description:"The secret's name.",examples:["smtp_password"]},value:{type:"string",minLength:1,
maxLength:65536,description:"The value. Defaults to a random one.",examples:["not-a-real-one"]},purpose:{type:["string",
"null"],maxLength:200,description:"The tag that determines which capability may resolve it.",examples:["email"]},residency:{
$ref:"defs#/$defs/Region"},zdr:{type:"boolean",default:!1,description:"Whether zero data retention applies.",examples:[!1]},
rotation_required_by:{type:["string","null"],enum:["payments","email","storage","database","identity","dns",null],description:"\
The kind of provider that requires a rotation. Defaults to none.",examples:["payments"]},created_at:{type:"string",format:"\
date-time",description:"When the record was created.",examples:["2026-10-14T12:00:00.000Z"]},updated_at:{type:"string",format:"\
date-time",description:"When the value was last set. Defaults to `created_at`.",examples:["2026-10-14T12:00:00.000Z"]}}},
pattern18=new RegExp("^[A-Za-z_][A-Za-z0-9_.-]*$","u"),schema83={type:"string",enum:["eu","us","ap"],description:"A regi\
on.",examples:["eu"]};function validate167(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate167.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){let err0={instancePath,schemaPath:"#/type",keyword:"type",
params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data==="\
eu"||data==="us"||data==="ap")){let err1={instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema83.
enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate167.
errors=vErrors,errors===0}validate167.evaluated={dynamicProps:!1,dynamicItems:!1};function validate166(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate166.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data==
"object"&&!Array.isArray(data)){if(data.name===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"name"},message:"must have required property 'name'"};vErrors===null?vErrors=[err0]:vErrors.push(
err0),errors++}for(let key0 in data){if(vErrors!==null&&vErrors.length>=1e4)break;if(!(key0==="name"||key0==="value"||key0===
"purpose"||key0==="residency"||key0==="zdr"||key0==="rotation_required_by"||key0==="created_at"||key0==="updated_at")){let err1={
instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"\
must NOT have additional properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}if(data.name!==void 0){
let data0=data.name;if(typeof data0=="string"){if(func1(data0)>128){let err2={instancePath:instancePath+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};vErrors===
null?vErrors=[err2]:vErrors.push(err2),errors++}if(!pattern18.test(data0)){let err3={instancePath:instancePath+"/name",schemaPath:"\
#/properties/name/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_.-]*$"},message:'must match pattern "\
^[A-Za-z_][A-Za-z0-9_.-]*$"'};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}else{let err4={instancePath:instancePath+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err4]:vErrors.push(err4),errors++}}if(data.value!==void 0){let data1=data.value;if(typeof data1=="string"){if(func1(
data1)>65536){let err5={instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",
params:{limit:65536},message:"must NOT have more than 65536 characters"};vErrors===null?vErrors=[err5]:vErrors.push(err5),
errors++}if(func1(data1)<1){let err6={instancePath:instancePath+"/value",schemaPath:"#/properties/value/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err6]:vErrors.push(
err6),errors++}}else{let err7={instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}if(data.purpose!==void 0){
let data2=data.purpose;if(typeof data2!="string"&&data2!==null){let err8={instancePath:instancePath+"/purpose",schemaPath:"\
#/properties/purpose/type",keyword:"type",params:{type:schema82.properties.purpose.type},message:"must be string,null"};
vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}if(typeof data2=="string"&&func1(data2)>200){let err9={instancePath:instancePath+
"/purpose",schemaPath:"#/properties/purpose/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have mor\
e than 200 characters"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}if(data.residency!==void 0&&(validate167(
data.residency,{instancePath:instancePath+"/residency",parentData:data,parentDataProperty:"residency",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate167.errors:vErrors.concat(validate167.errors),errors=vErrors.length)),data.zdr!==void 0&&
typeof data.zdr!="boolean"){let err10={instancePath:instancePath+"/zdr",schemaPath:"#/properties/zdr/type",keyword:"type",
params:{type:"boolean"},message:"must be boolean"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}if(data.rotation_required_by!==
void 0){let data5=data.rotation_required_by;if(typeof data5!="string"&&data5!==null){let err11={instancePath:instancePath+
"/rotation_required_by",schemaPath:"#/properties/rotation_required_by/type",keyword:"type",params:{type:schema82.properties.
rotation_required_by.type},message:"must be string,null"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}if(!(data5===
"payments"||data5==="email"||data5==="storage"||data5==="database"||data5==="identity"||data5==="dns"||data5===null)){let err12={
instancePath:instancePath+"/rotation_required_by",schemaPath:"#/properties/rotation_required_by/enum",keyword:"enum",params:{
allowedValues:schema82.properties.rotation_required_by.enum},message:"must be equal to one of the allowed values"};vErrors===
null?vErrors=[err12]:vErrors.push(err12),errors++}}if(data.created_at!==void 0){let data6=data.created_at;if(typeof data6==
"string"){if(!formats0.validate(data6)){let err13={instancePath:instancePath+"/created_at",schemaPath:"#/properties/crea\
ted_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===null?vErrors=
[err13]:vErrors.push(err13),errors++}}else{let err14={instancePath:instancePath+"/created_at",schemaPath:"#/properties/c\
reated_at/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err14]:vErrors.push(
err14),errors++}}if(data.updated_at!==void 0){let data7=data.updated_at;if(typeof data7=="string"){if(!formats0.validate(
data7)){let err15={instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",
params:{format:"date-time"},message:'must match format "date-time"'};vErrors===null?vErrors=[err15]:vErrors.push(err15),
errors++}}else{let err16={instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}}}else{let err17={
instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=
[err17]:vErrors.push(err17),errors++}return validate166.errors=vErrors,errors===0}validate166.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var pattern19=new RegExp("^wh_[A-Za-z0-9]+$","u");function validate170(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate170.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(
data)){if(data.url===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
url"},message:"must have required property 'url'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.events===
void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"events"},message:"mus\
t have required property 'events'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}for(let key0 in data){if(vErrors!==
null&&vErrors.length>=1e4)break;if(!(key0==="id"||key0==="url"||key0==="events"||key0==="secret"||key0==="created_at")){
let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}if(data.id!==void 0){
let data0=data.id;if(typeof data0=="string"){if(!pattern19.test(data0)){let err3={instancePath:instancePath+"/id",schemaPath:"\
#/properties/id/pattern",keyword:"pattern",params:{pattern:"^wh_[A-Za-z0-9]+$"},message:'must match pattern "^wh_[A-Za-z\
0-9]+$"'};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}else{let err4={instancePath:instancePath+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.
push(err4),errors++}}if(data.url!==void 0){let data1=data.url;if(typeof data1=="string"){if(func1(data1)>2048){let err5={
instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit:2048},message:"\
must NOT have more than 2048 characters"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(!formats60(data1)){
let err6={instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format:"uri"},message:'\
must match format "uri"'};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}else{let err7={instancePath:instancePath+
"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err7]:vErrors.push(err7),errors++}}if(data.events!==void 0){let data2=data.events;if(Array.isArray(data2)){if(data2.
length<1){let err8={instancePath:instancePath+"/events",schemaPath:"#/properties/events/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}let all0=vErrors;
for(let i0=0;i0<data2.length;i0++){vErrors=null,errors=0;let data3=data2[i0];if(typeof data3=="string"){if(func1(data3)<
1){let err9={instancePath:instancePath+"/events/"+i0,schemaPath:"#/properties/events/items/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}else{
let err10={instancePath:instancePath+"/events/"+i0,schemaPath:"#/properties/events/items/type",keyword:"type",params:{type:"\
string"},message:"must be string"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}if(all0===null)all0=vErrors;else if(vErrors!==
null)for(let error0 of vErrors)all0.push(error0);if(all0!==null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?
0:all0.length}else{let err11={instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{
type:"array"},message:"must be array"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}}if(data.secret!==void 0){
let data4=data.secret;if(typeof data4=="string"){if(func1(data4)>200){let err12={instancePath:instancePath+"/secret",schemaPath:"\
#/properties/secret/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};
vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}if(func1(data4)<1){let err13={instancePath:instancePath+"/se\
cret",schemaPath:"#/properties/secret/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than \
1 characters"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}}else{let err14={instancePath:instancePath+"/\
secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err14]:vErrors.push(err14),errors++}}if(data.created_at!==void 0){let data5=data.created_at;if(typeof data5==
"string"){if(!formats0.validate(data5)){let err15={instancePath:instancePath+"/created_at",schemaPath:"#/properties/crea\
ted_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===null?vErrors=
[err15]:vErrors.push(err15),errors++}}else{let err16={instancePath:instancePath+"/created_at",schemaPath:"#/properties/c\
reated_at/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err16]:vErrors.push(
err16),errors++}}}else{let err17={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}return validate170.errors=vErrors,errors===0}validate170.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema85={type:"object",additionalProperties:!1,required:["kind"],
properties:{kind:{type:"string",enum:["key","session"],description:"The kind of token: an API key, or a user's session.",
examples:["key"]},scopes:{type:"array",description:"The token's scopes. Defaults to all scopes.",items:{$ref:"defs#/$def\
s/Scope"},examples:[["agents:read"]]},expires_in:{type:"integer",minimum:0,maximum:315576e4,description:"The lifetime fr\
om now in seconds, at most a hundred years; 0 for an expired token. Defaults to no expiry.",examples:[3600]},mfa_required:{
type:"boolean",default:!1,description:"Whether a session requires a second factor. An API key can't.",examples:[!0]}}};function validate172(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate172.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.kind===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}for(let key0 in data){if(vErrors!==null&&vErrors.length>=1e4)break;if(!(key0==="kind"||key0==="scope\
s"||key0==="expires_in"||key0==="mfa_required")){let err1={instancePath,schemaPath:"#/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}}if(data.kind!==void 0){let data0=data.kind;if(typeof data0!="string"){let err2={instancePath:instancePath+
"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err2]:vErrors.push(err2),errors++}if(!(data0==="key"||data0==="session")){let err3={instancePath:instancePath+"\
/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:schema85.properties.kind.enum},message:"\
must be equal to one of the allowed values"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}if(data.scopes!==
void 0){let data1=data.scopes;if(Array.isArray(data1)){let all0=vErrors;for(let i0=0;i0<data1.length;i0++){if(vErrors=null,
errors=0,validate60(data1[i0],{instancePath:instancePath+"/scopes/"+i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate60.errors:vErrors.concat(validate60.errors),errors=vErrors.length),all0===null)all0=vErrors;else if(vErrors!==
null)for(let error0 of vErrors)all0.push(error0);if(all0!==null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?
0:all0.length}else{let err4={instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{
type:"array"},message:"must be array"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}if(data.expires_in!==void 0){
let data3=data.expires_in;if(!(typeof data3=="number"&&!(data3%1)&&!isNaN(data3))){let err5={instancePath:instancePath+"\
/expires_in",schemaPath:"#/properties/expires_in/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(typeof data3=="number"){if(data3>315576e4||isNaN(data3)){let err6={
instancePath:instancePath+"/expires_in",schemaPath:"#/properties/expires_in/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:315576e4},message:"must be <= 3155760000"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(data3<
0||isNaN(data3)){let err7={instancePath:instancePath+"/expires_in",schemaPath:"#/properties/expires_in/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}}
if(data.mfa_required!==void 0&&typeof data.mfa_required!="boolean"){let err8={instancePath:instancePath+"/mfa_required",
schemaPath:"#/properties/mfa_required/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};vErrors===
null?vErrors=[err8]:vErrors.push(err8),errors++}}else{let err9={instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}return validate172.errors=
vErrors,errors===0}validate172.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate129(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate129.evaluated;
evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0);let _errs0=errors,
valid0=!1,_errs1=errors;if(!(data&&typeof data=="object"&&!Array.isArray(data))){let err0={instancePath,schemaPath:"#/an\
yOf/0/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err0]:vErrors.push(err0),
errors++}var _valid0=_errs1===errors;if(valid0=valid0||_valid0,_valid0)var props0=!0;let _errs4=errors;validate130(data,
{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate130.errors:vErrors.
concat(validate130.errors),errors=vErrors.length);var _valid0=_errs4===errors;valid0=valid0||_valid0,_valid0&&props0!==!0&&
(props0=!0);let _errs5=errors;validate132(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate132.errors:vErrors.concat(validate132.errors),errors=vErrors.length);var _valid0=_errs5===errors;
valid0=valid0||_valid0,_valid0&&props0!==!0&&(props0=!0);let _errs6=errors;validate134(data,{instancePath,parentData,parentDataProperty,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate134.errors:vErrors.concat(validate134.errors),errors=vErrors.
length);var _valid0=_errs6===errors;valid0=valid0||_valid0,_valid0&&props0!==!0&&(props0=!0);let _errs7=errors;validate136(
data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate136.errors:vErrors.
concat(validate136.errors),errors=vErrors.length);var _valid0=_errs7===errors;valid0=valid0||_valid0,_valid0&&props0!==!0&&
(props0=!0);let _errs8=errors;validate144(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate144.errors:vErrors.concat(validate144.errors),errors=vErrors.length);var _valid0=_errs8===errors;
valid0=valid0||_valid0,_valid0&&props0!==!0&&(props0=!0);let _errs9=errors;validate150(data,{instancePath,parentData,parentDataProperty,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate150.errors:vErrors.concat(validate150.errors),errors=vErrors.
length);var _valid0=_errs9===errors;valid0=valid0||_valid0,_valid0&&props0!==!0&&(props0=!0);let _errs10=errors;validate152(
data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate152.errors:vErrors.
concat(validate152.errors),errors=vErrors.length);var _valid0=_errs10===errors;valid0=valid0||_valid0,_valid0&&props0!==
!0&&(props0=!0);let _errs11=errors;validate154(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate154.errors:vErrors.concat(validate154.errors),errors=vErrors.length);var _valid0=_errs11===
errors;valid0=valid0||_valid0,_valid0&&props0!==!0&&(props0=!0);let _errs12=errors;validate156(data,{instancePath,parentData,
parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate156.errors:vErrors.concat(validate156.errors),
errors=vErrors.length);var _valid0=_errs12===errors;valid0=valid0||_valid0,_valid0&&props0!==!0&&(props0=!0);let _errs13=errors;
validate159(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate159.
errors:vErrors.concat(validate159.errors),errors=vErrors.length);var _valid0=_errs13===errors;valid0=valid0||_valid0,_valid0&&
props0!==!0&&(props0=!0);let _errs14=errors;validate161(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate161.errors:vErrors.concat(validate161.errors),errors=vErrors.length);var _valid0=_errs14===
errors;valid0=valid0||_valid0,_valid0&&props0!==!0&&(props0=!0);let _errs15=errors;validate166(data,{instancePath,parentData,
parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate166.errors:vErrors.concat(validate166.errors),
errors=vErrors.length);var _valid0=_errs15===errors;valid0=valid0||_valid0,_valid0&&props0!==!0&&(props0=!0);let _errs16=errors;
validate170(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate170.
errors:vErrors.concat(validate170.errors),errors=vErrors.length);var _valid0=_errs16===errors;valid0=valid0||_valid0,_valid0&&
props0!==!0&&(props0=!0);let _errs17=errors;validate172(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate172.errors:vErrors.concat(validate172.errors),errors=vErrors.length);var _valid0=_errs17===
errors;if(valid0=valid0||_valid0,_valid0&&props0!==!0&&(props0=!0),valid0)errors=_errs0,vErrors!==null&&(_errs0?vErrors.
length=_errs0:vErrors=null);else{let err1={instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must mat\
ch a schema in anyOf"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate129.errors=vErrors,evaluated0.
props=props0,errors===0}validate129.evaluated={dynamicProps:!0,dynamicItems:!1};var v33=validate175;function validate175(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate175.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.kind===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}for(let key0 in data){if(vErrors!==null&&vErrors.length>=1e4)break;if(!(key0==="kind"||key0==="scope\
s"||key0==="expires_in"||key0==="mfa_required")){let err1={instancePath,schemaPath:"#/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}}if(data.kind!==void 0){let data0=data.kind;if(typeof data0!="string"){let err2={instancePath:instancePath+
"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err2]:vErrors.push(err2),errors++}if(!(data0==="key"||data0==="session")){let err3={instancePath:instancePath+"\
/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:schema85.properties.kind.enum},message:"\
must be equal to one of the allowed values"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}if(data.scopes!==
void 0){let data1=data.scopes;if(Array.isArray(data1)){let all0=vErrors;for(let i0=0;i0<data1.length;i0++){if(vErrors=null,
errors=0,validate60(data1[i0],{instancePath:instancePath+"/scopes/"+i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate60.errors:vErrors.concat(validate60.errors),errors=vErrors.length),all0===null)all0=vErrors;else if(vErrors!==
null)for(let error0 of vErrors)all0.push(error0);if(all0!==null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?
0:all0.length}else{let err4={instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{
type:"array"},message:"must be array"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}if(data.expires_in!==void 0){
let data3=data.expires_in;if(!(typeof data3=="number"&&!(data3%1)&&!isNaN(data3))){let err5={instancePath:instancePath+"\
/expires_in",schemaPath:"#/properties/expires_in/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(typeof data3=="number"){if(data3>315576e4||isNaN(data3)){let err6={
instancePath:instancePath+"/expires_in",schemaPath:"#/properties/expires_in/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:315576e4},message:"must be <= 3155760000"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(data3<
0||isNaN(data3)){let err7={instancePath:instancePath+"/expires_in",schemaPath:"#/properties/expires_in/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}}
if(data.mfa_required!==void 0&&typeof data.mfa_required!="boolean"){let err8={instancePath:instancePath+"/mfa_required",
schemaPath:"#/properties/mfa_required/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};vErrors===
null?vErrors=[err8]:vErrors.push(err8),errors++}}else{let err9={instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}return validate175.errors=
vErrors,errors===0}validate175.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v34=validate177;var pattern20=new RegExp("^[a-z0-9][a-z0-9-]*$","u"),schema88={type:"object",additionalProperties:!1,description:"The re\
cords of one workspace and mode, newest first, as in the API. Ids and times are optional, but a record that others refer\
 to (an agent with runs, a form with submissions) needs an id.",properties:{agents:{type:"array",description:"Agents.",items:{
$ref:"defs#/$defs/SeedAgent"},examples:[[{name:"Greeter"}]]},runs:{type:"array",description:"The agents' runs.",items:{$ref:"\
defs#/$defs/SeedRun"},examples:[[{agent_id:"agt_GREETER",status:"completed"}]]},approvals:{type:"array",description:"App\
rovals requested by runs.",items:{$ref:"defs#/$defs/SeedApproval"},examples:[[{run_id:"run_FIRST",action:"send"}]]},pages:{
type:"array",description:"Pages.",items:{$ref:"defs#/$defs/SeedPage"},examples:[[{slug:"home",title:"Home"}]]},theme:{$ref:"\
defs#/$defs/Theme"},theme_version:{type:"integer",minimum:1,maximum:1e9,default:1,description:"The version of the theme.",
examples:[3]},theme_draft:{$ref:"defs#/$defs/SeedThemeDraft"},forms:{type:"array",description:"Forms.",items:{$ref:"defs\
#/$defs/SeedForm"},examples:[[{name:"Contact",fields:["email"]}]]},submissions:{type:"array",description:"The forms' sub\
missions.",items:{$ref:"defs#/$defs/SeedSubmission"},examples:[[{form_id:"frm_CONTACT",data:{email:"ada@example.com"}}]]},
log_entries:{type:"array",description:"Log entries.",items:{$ref:"defs#/$defs/SeedLogEntry"},examples:[[{level:"info",source:"\
agent",message:"Hello"}]]},invoices:{type:"array",description:"Invoices.",items:{$ref:"defs#/$defs/SeedInvoice"},examples:[
[{period_start:"2026-09-01T00:00:00.000Z",period_end:"2026-10-01T00:00:00.000Z",amount:4900,currency:"USD",status:"paid"}]]},
secrets:{type:"array",description:"Secrets.",items:{$ref:"defs#/$defs/SeedSecret"},examples:[[{name:"smtp_password",value:"\
not-a-real-one"}]]},webhooks:{type:"array",description:"Webhook subscriptions.",items:{$ref:"defs#/$defs/SeedWebhook"},examples:[
[{url:"https://hooks.shop.example/events",events:["pages.published"]}]]},billing:{$ref:"defs#/$defs/SeedBilling"},usage:{
type:"array",description:"Recorded usage.",items:{$ref:"defs#/$defs/SeedUsage"},examples:[[{metric:"requests",unit:"requ\
est",quantity:250}]]}}};function validate178(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate178.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){for(let key0 in data){if(vErrors!==
null&&vErrors.length>=1e4)break;if(!func5.call(schema88.properties,key0)){let err0={instancePath,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional propertie\
s"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}if(data.agents!==void 0){let data0=data.agents;if(Array.isArray(
data0)){let all0=vErrors;for(let i0=0;i0<data0.length;i0++){if(vErrors=null,errors=0,validate130(data0[i0],{instancePath:instancePath+
"/agents/"+i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate130.errors:
vErrors.concat(validate130.errors),errors=vErrors.length),all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)
all0.push(error0);if(all0!==null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err1={instancePath:instancePath+
"/agents",schemaPath:"#/properties/agents/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}}if(data.runs!==void 0){let data2=data.runs;if(Array.isArray(data2)){let all1=vErrors;
for(let i1=0;i1<data2.length;i1++){if(vErrors=null,errors=0,validate132(data2[i1],{instancePath:instancePath+"/runs/"+i1,
parentData:data2,parentDataProperty:i1,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate132.errors:vErrors.concat(
validate132.errors),errors=vErrors.length),all1===null)all1=vErrors;else if(vErrors!==null)for(let error1 of vErrors)all1.
push(error1);if(all1!==null&&all1.length>=1e4)break}vErrors=all1,errors=all1===null?0:all1.length}else{let err2={instancePath:instancePath+
"/runs",schemaPath:"#/properties/runs/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?
vErrors=[err2]:vErrors.push(err2),errors++}}if(data.approvals!==void 0){let data4=data.approvals;if(Array.isArray(data4)){
let all2=vErrors;for(let i2=0;i2<data4.length;i2++){if(vErrors=null,errors=0,validate134(data4[i2],{instancePath:instancePath+
"/approvals/"+i2,parentData:data4,parentDataProperty:i2,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate134.errors:
vErrors.concat(validate134.errors),errors=vErrors.length),all2===null)all2=vErrors;else if(vErrors!==null)for(let error2 of vErrors)
all2.push(error2);if(all2!==null&&all2.length>=1e4)break}vErrors=all2,errors=all2===null?0:all2.length}else{let err3={instancePath:instancePath+
"/approvals",schemaPath:"#/properties/approvals/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===
null?vErrors=[err3]:vErrors.push(err3),errors++}}if(data.pages!==void 0){let data6=data.pages;if(Array.isArray(data6)){let all3=vErrors;
for(let i3=0;i3<data6.length;i3++){if(vErrors=null,errors=0,validate136(data6[i3],{instancePath:instancePath+"/pages/"+i3,
parentData:data6,parentDataProperty:i3,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate136.errors:vErrors.concat(
validate136.errors),errors=vErrors.length),all3===null)all3=vErrors;else if(vErrors!==null)for(let error3 of vErrors)all3.
push(error3);if(all3!==null&&all3.length>=1e4)break}vErrors=all3,errors=all3===null?0:all3.length}else{let err4={instancePath:instancePath+
"/pages",schemaPath:"#/properties/pages/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?
vErrors=[err4]:vErrors.push(err4),errors++}}if(data.theme!==void 0&&(validate105(data.theme,{instancePath:instancePath+"\
/theme",parentData:data,parentDataProperty:"theme",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate105.errors:
vErrors.concat(validate105.errors),errors=vErrors.length)),data.theme_version!==void 0){let data9=data.theme_version;if(!(typeof data9==
"number"&&!(data9%1)&&!isNaN(data9))){let err5={instancePath:instancePath+"/theme_version",schemaPath:"#/properties/them\
e_version/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err5]:vErrors.
push(err5),errors++}if(typeof data9=="number"){if(data9>1e9||isNaN(data9)){let err6={instancePath:instancePath+"/theme_v\
ersion",schemaPath:"#/properties/theme_version/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"mu\
st be <= 1000000000"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(data9<1||isNaN(data9)){let err7={instancePath:instancePath+
"/theme_version",schemaPath:"#/properties/theme_version/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}}if(data.theme_draft!==void 0&&(validate146(data.
theme_draft,{instancePath:instancePath+"/theme_draft",parentData:data,parentDataProperty:"theme_draft",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate146.errors:vErrors.concat(validate146.errors),errors=vErrors.length)),data.forms!==void 0){
let data11=data.forms;if(Array.isArray(data11)){let all4=vErrors;for(let i4=0;i4<data11.length;i4++){if(vErrors=null,errors=
0,validate150(data11[i4],{instancePath:instancePath+"/forms/"+i4,parentData:data11,parentDataProperty:i4,rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate150.errors:vErrors.concat(validate150.errors),errors=vErrors.length),all4===null)all4=vErrors;else if(vErrors!==
null)for(let error4 of vErrors)all4.push(error4);if(all4!==null&&all4.length>=1e4)break}vErrors=all4,errors=all4===null?
0:all4.length}else{let err8={instancePath:instancePath+"/forms",schemaPath:"#/properties/forms/type",keyword:"type",params:{
type:"array"},message:"must be array"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}if(data.submissions!==
void 0){let data13=data.submissions;if(Array.isArray(data13)){let all5=vErrors;for(let i5=0;i5<data13.length;i5++){if(vErrors=
null,errors=0,validate152(data13[i5],{instancePath:instancePath+"/submissions/"+i5,parentData:data13,parentDataProperty:i5,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate152.errors:vErrors.concat(validate152.errors),errors=vErrors.
length),all5===null)all5=vErrors;else if(vErrors!==null)for(let error5 of vErrors)all5.push(error5);if(all5!==null&&all5.
length>=1e4)break}vErrors=all5,errors=all5===null?0:all5.length}else{let err9={instancePath:instancePath+"/submissions",
schemaPath:"#/properties/submissions/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?
vErrors=[err9]:vErrors.push(err9),errors++}}if(data.log_entries!==void 0){let data15=data.log_entries;if(Array.isArray(data15)){
let all6=vErrors;for(let i6=0;i6<data15.length;i6++){if(vErrors=null,errors=0,validate154(data15[i6],{instancePath:instancePath+
"/log_entries/"+i6,parentData:data15,parentDataProperty:i6,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate154.
errors:vErrors.concat(validate154.errors),errors=vErrors.length),all6===null)all6=vErrors;else if(vErrors!==null)for(let error6 of vErrors)
all6.push(error6);if(all6!==null&&all6.length>=1e4)break}vErrors=all6,errors=all6===null?0:all6.length}else{let err10={instancePath:instancePath+
"/log_entries",schemaPath:"#/properties/log_entries/type",keyword:"type",params:{type:"array"},message:"must be array"};
vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}if(data.invoices!==void 0){let data17=data.invoices;if(Array.
isArray(data17)){let all7=vErrors;for(let i7=0;i7<data17.length;i7++){if(vErrors=null,errors=0,validate156(data17[i7],{instancePath:instancePath+
"/invoices/"+i7,parentData:data17,parentDataProperty:i7,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate156.errors:
vErrors.concat(validate156.errors),errors=vErrors.length),all7===null)all7=vErrors;else if(vErrors!==null)for(let error7 of vErrors)
all7.push(error7);if(all7!==null&&all7.length>=1e4)break}vErrors=all7,errors=all7===null?0:all7.length}else{let err11={instancePath:instancePath+
"/invoices",schemaPath:"#/properties/invoices/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===
null?vErrors=[err11]:vErrors.push(err11),errors++}}if(data.secrets!==void 0){let data19=data.secrets;if(Array.isArray(data19)){
let all8=vErrors;for(let i8=0;i8<data19.length;i8++){if(vErrors=null,errors=0,validate166(data19[i8],{instancePath:instancePath+
"/secrets/"+i8,parentData:data19,parentDataProperty:i8,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate166.errors:
vErrors.concat(validate166.errors),errors=vErrors.length),all8===null)all8=vErrors;else if(vErrors!==null)for(let error8 of vErrors)
all8.push(error8);if(all8!==null&&all8.length>=1e4)break}vErrors=all8,errors=all8===null?0:all8.length}else{let err12={instancePath:instancePath+
"/secrets",schemaPath:"#/properties/secrets/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===
null?vErrors=[err12]:vErrors.push(err12),errors++}}if(data.webhooks!==void 0){let data21=data.webhooks;if(Array.isArray(
data21)){let all9=vErrors;for(let i9=0;i9<data21.length;i9++){if(vErrors=null,errors=0,validate170(data21[i9],{instancePath:instancePath+
"/webhooks/"+i9,parentData:data21,parentDataProperty:i9,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate170.errors:
vErrors.concat(validate170.errors),errors=vErrors.length),all9===null)all9=vErrors;else if(vErrors!==null)for(let error9 of vErrors)
all9.push(error9);if(all9!==null&&all9.length>=1e4)break}vErrors=all9,errors=all9===null?0:all9.length}else{let err13={instancePath:instancePath+
"/webhooks",schemaPath:"#/properties/webhooks/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===
null?vErrors=[err13]:vErrors.push(err13),errors++}}if(data.billing!==void 0&&(validate161(data.billing,{instancePath:instancePath+
"/billing",parentData:data,parentDataProperty:"billing",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate161.errors:
vErrors.concat(validate161.errors),errors=vErrors.length)),data.usage!==void 0){let data24=data.usage;if(Array.isArray(data24)){
let all10=vErrors;for(let i10=0;i10<data24.length;i10++){if(vErrors=null,errors=0,validate159(data24[i10],{instancePath:instancePath+
"/usage/"+i10,parentData:data24,parentDataProperty:i10,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate159.errors:
vErrors.concat(validate159.errors),errors=vErrors.length),all10===null)all10=vErrors;else if(vErrors!==null)for(let error10 of vErrors)
all10.push(error10);if(all10!==null&&all10.length>=1e4)break}vErrors=all10,errors=all10===null?0:all10.length}else{let err14={
instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/type",keyword:"type",params:{type:"array"},message:"mu\
st be array"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}}}else{let err15={instancePath,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err15]:vErrors.push(err15),
errors++}return validate178.errors=vErrors,errors===0}validate178.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate195(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate195.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.limit===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"limit"},message:"must have required property 'limit'"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.window_seconds===void 0){let err1={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"window_seconds"},message:"must have required property 'window_se\
conds'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}for(let key0 in data){if(vErrors!==null&&vErrors.length>=
1e4)break;if(!(key0==="limit"||key0==="window_seconds")){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=
[err2]:vErrors.push(err2),errors++}}if(data.limit!==void 0){let data0=data.limit;if(!(typeof data0=="number"&&!(data0%1)&&
!isNaN(data0))){let err3={instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(typeof data0=="n\
umber"){if(data0>1e6||isNaN(data0)){let err4={instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",
keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000"};vErrors===null?vErrors=[err4]:vErrors.
push(err4),errors++}if(data0<1||isNaN(data0)){let err5={instancePath:instancePath+"/limit",schemaPath:"#/properties/limi\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};vErrors===null?vErrors=[err5]:vErrors.
push(err5),errors++}}}if(data.window_seconds!==void 0){let data1=data.window_seconds;if(!(typeof data1=="number"&&!(data1%
1)&&!isNaN(data1))){let err6={instancePath:instancePath+"/window_seconds",schemaPath:"#/properties/window_seconds/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}
if(typeof data1=="number"){if(data1>86400||isNaN(data1)){let err7={instancePath:instancePath+"/window_seconds",schemaPath:"\
#/properties/window_seconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:86400},message:"must be <= 86400"};
vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}if(data1<1||isNaN(data1)){let err8={instancePath:instancePath+
"/window_seconds",schemaPath:"#/properties/window_seconds/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}}}else{let err9={instancePath,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}
return validate195.errors=vErrors,errors===0}validate195.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate177(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate177.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.slug===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"slug"},message:"must have required property 'slug'"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}for(let key0 in data){if(vErrors!==null&&vErrors.length>=1e4)break;if(!(key0==="slug"||key0==="name"||
key0==="test"||key0==="live"||key0==="copy_of"||key0==="rate_limit")){let err1={instancePath,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};
vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}if(data.slug!==void 0){let data0=data.slug;if(typeof data0=="\
string"){if(func1(data0)>63){let err2={instancePath:instancePath+"/slug",schemaPath:"#/properties/slug/maxLength",keyword:"\
maxLength",params:{limit:63},message:"must NOT have more than 63 characters"};vErrors===null?vErrors=[err2]:vErrors.push(
err2),errors++}if(!pattern20.test(data0)){let err3={instancePath:instancePath+"/slug",schemaPath:"#/properties/slug/patt\
ern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'};vErrors===
null?vErrors=[err3]:vErrors.push(err3),errors++}}else{let err4={instancePath:instancePath+"/slug",schemaPath:"#/properti\
es/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(
err4),errors++}}if(data.name!==void 0){let data1=data.name;if(typeof data1=="string"){if(func1(data1)<1){let err5={instancePath:instancePath+
"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than \
1 characters"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}else{let err6={instancePath:instancePath+"/nam\
e",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err6]:vErrors.push(err6),errors++}}if(data.test!==void 0&&(validate178(data.test,{instancePath:instancePath+"/test",parentData:data,
parentDataProperty:"test",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate178.errors:vErrors.concat(validate178.
errors),errors=vErrors.length)),data.live!==void 0&&(validate178(data.live,{instancePath:instancePath+"/live",parentData:data,
parentDataProperty:"live",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate178.errors:vErrors.concat(validate178.
errors),errors=vErrors.length)),data.copy_of!==void 0){let data4=data.copy_of;if(typeof data4=="string"){if(func1(data4)<
1){let err7={instancePath:instancePath+"/copy_of",schemaPath:"#/properties/copy_of/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}else{
let err8={instancePath:instancePath+"/copy_of",schemaPath:"#/properties/copy_of/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}data.rate_limit!==void 0&&(validate195(
data.rate_limit,{instancePath:instancePath+"/rate_limit",parentData:data,parentDataProperty:"rate_limit",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate195.errors:vErrors.concat(validate195.errors),errors=vErrors.length))}else{let err9={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err9]:vErrors.
push(err9),errors++}return validate177.errors=vErrors,errors===0}validate177.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var v35=validate197;function validate197(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate197.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.version===void 0){let err0={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"version"},message:"must have required p\
roperty 'version'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.metadata===void 0){let err1={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required property 'met\
adata'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.schema===void 0){let err2={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"schema"},message:"must have required property 'schema'"};vErrors===
null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.tree===void 0){let err3={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"tree"},message:"must have required property 'tree'"};vErrors===null?vErrors=[err3]:vErrors.
push(err3),errors++}if(data.version!==void 0&&typeof data.version!="string"){let err4={instancePath:instancePath+"/versi\
on",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err4]:vErrors.push(err4),errors++}if(data.metadata!==void 0){let data1=data.metadata;if(data1&&typeof data1=="o\
bject"&&!Array.isArray(data1)){if(data1.slug===void 0){let err5={instancePath:instancePath+"/metadata",schemaPath:"#/pro\
perties/metadata/required",keyword:"required",params:{missingProperty:"slug"},message:"must have required property 'slug\
'"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(data1.title===void 0){let err6={instancePath:instancePath+
"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty:"title"},message:"mus\
t have required property 'title'"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(data1.slug!==void 0&&typeof data1.
slug!="string"){let err7={instancePath:instancePath+"/metadata/slug",schemaPath:"#/properties/metadata/properties/slug/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}
if(data1.title!==void 0&&typeof data1.title!="string"){let err8={instancePath:instancePath+"/metadata/title",schemaPath:"\
#/properties/metadata/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err8]:vErrors.push(err8),errors++}}else{let err9={instancePath:instancePath+"/metadata",schemaPath:"#/propertie\
s/metadata/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err9]:vErrors.push(
err9),errors++}}if(data.schema!==void 0){let data4=data.schema;if(!(data4&&typeof data4=="object"&&!Array.isArray(data4))){
let err10={instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/type",keyword:"type",params:{type:"object"},
message:"must be object"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}if(data.tree!==void 0){let data5=data.
tree;if(validate101(data5,{instancePath:instancePath+"/tree",parentData:data,parentDataProperty:"tree",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate101.errors:vErrors.concat(validate101.errors),errors=vErrors.length),data5&&typeof data5==
"object"&&!Array.isArray(data5)){if(data5.block!==void 0){let data6=data5.block;if(typeof data6!="string"){let err11={instancePath:instancePath+
"/tree/block",schemaPath:"#/properties/tree/allOf/1/properties/block/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}if(data6!=="NavShell"){let err12={instancePath:instancePath+
"/tree/block",schemaPath:"#/properties/tree/allOf/1/properties/block/const",keyword:"const",params:{allowedValue:"NavShe\
ll"},message:"must be equal to constant"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}}}else{let err13={
instancePath:instancePath+"/tree",schemaPath:"#/properties/tree/allOf/1/type",keyword:"type",params:{type:"object"},message:"\
must be object"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}}}else{let err14={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err14]:vErrors.push(err14),
errors++}return validate197.errors=vErrors,errors===0}validate197.evaluated={props:{version:!0,metadata:!0,schema:!0,tree:!0},
dynamicProps:!1,dynamicItems:!1};var v36=validate199;function validate199(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate199.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="string"){if(func1(data)>80){let err0={
instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characte\
rs"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(func1(data)<1){let err1={instancePath,schemaPath:"#/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err1]:
vErrors.push(err1),errors++}if(!pattern12.test(data)){let err2={instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{
pattern:"^[a-z0-9-]+$"},message:'must match pattern "^[a-z0-9-]+$"'};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}else{
let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err3]:vErrors.push(err3),errors++}return validate199.errors=vErrors,errors===0}validate199.evaluated={dynamicProps:!1,
dynamicItems:!1};var v37=validate200;function validate200(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate200.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){for(let key0 in data){if(vErrors!==null&&vErrors.
length>=1e4)break;if(!(key0==="action"||key0==="payload")){let err0={instancePath,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=
[err0]:vErrors.push(err0),errors++}}if(data.action!==void 0){let data0=data.action;if(typeof data0=="string"){if(func1(data0)<
1){let err1={instancePath:instancePath+"/action",schemaPath:"#/properties/action/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}else{
let err2={instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}if(data.payload!==void 0){let data1=data.
payload;if(!(data1&&typeof data1=="object"&&!Array.isArray(data1))){let err3={instancePath:instancePath+"/payload",schemaPath:"\
#/properties/payload/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:
vErrors.push(err3),errors++}}}else{let err4={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}return validate200.errors=vErrors,errors===0}
validate200.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v38=validate201;function validate201(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate201.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data==
"object"&&!Array.isArray(data)){if(data.type===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"type"},message:"must have required property 'type'"};vErrors===null?vErrors=[err0]:vErrors.push(
err0),errors++}if(data.last4===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
last4"},message:"must have required property 'last4'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.
brand===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"brand"},message:"\
must have required property 'brand'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.type!==void 0&&typeof data.
type!="string"){let err3={instancePath:instancePath+"/type",schemaPath:"#/properties/type/allOf/0/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.last4!==void 0&&
typeof data.last4!="string"){let err4={instancePath:instancePath+"/last4",schemaPath:"#/properties/last4/allOf/0/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.
brand!==void 0){let data2=data.brand;if(typeof data2!="string"&&data2!==null){let err5={instancePath:instancePath+"/bran\
d",schemaPath:"#/properties/brand/type",keyword:"type",params:{type:schema63.properties.brand.type},message:"must be str\
ing,null"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}}else{let err6={instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}return validate201.
errors=vErrors,errors===0}validate201.evaluated={props:{type:!0,last4:!0,brand:!0},dynamicProps:!1,dynamicItems:!1};var v39=validate202;function validate202(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate202.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.data===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.data!==void 0){let data0=data.data;if(Array.isArray(data0)){
let all0=vErrors;for(let i0=0;i0<data0.length;i0++){vErrors=null,errors=0;let data1=data0[i0];if(data1&&typeof data1=="o\
bject"&&!Array.isArray(data1)){if(data1.id===void 0){let err1={instancePath:instancePath+"/data/"+i0,schemaPath:"#/prope\
rties/data/items/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};
vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data1.email===void 0){let err2={instancePath:instancePath+"\
/data/"+i0,schemaPath:"#/properties/data/items/required",keyword:"required",params:{missingProperty:"email"},message:"mu\
st have required property 'email'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data1.workspaces===void 0){
let err3={instancePath:instancePath+"/data/"+i0,schemaPath:"#/properties/data/items/required",keyword:"required",params:{
missingProperty:"workspaces"},message:"must have required property 'workspaces'"};vErrors===null?vErrors=[err3]:vErrors.
push(err3),errors++}if(data1.id!==void 0&&typeof data1.id!="string"){let err4={instancePath:instancePath+"/data/"+i0+"/i\
d",schemaPath:"#/properties/data/items/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};
vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data1.email!==void 0&&typeof data1.email!="string"){let err5={
instancePath:instancePath+"/data/"+i0+"/email",schemaPath:"#/properties/data/items/properties/email/type",keyword:"type",
params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(data1.workspaces!==
void 0){let data4=data1.workspaces;if(Array.isArray(data4)){let all1=vErrors;for(let i1=0;i1<data4.length;i1++){vErrors=
null,errors=0;let data5=data4[i1];if(data5&&typeof data5=="object"&&!Array.isArray(data5)){if(data5.slug===void 0){let err6={
instancePath:instancePath+"/data/"+i0+"/workspaces/"+i1,schemaPath:"#/properties/data/items/properties/workspaces/items/\
required",keyword:"required",params:{missingProperty:"slug"},message:"must have required property 'slug'"};vErrors===null?
vErrors=[err6]:vErrors.push(err6),errors++}if(data5.name===void 0){let err7={instancePath:instancePath+"/data/"+i0+"/wor\
kspaces/"+i1,schemaPath:"#/properties/data/items/properties/workspaces/items/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}if(data5.
scopes===void 0){let err8={instancePath:instancePath+"/data/"+i0+"/workspaces/"+i1,schemaPath:"#/properties/data/items/p\
roperties/workspaces/items/required",keyword:"required",params:{missingProperty:"scopes"},message:"must have required pr\
operty 'scopes'"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}if(data5.slug!==void 0&&typeof data5.slug!="\
string"){let err9={instancePath:instancePath+"/data/"+i0+"/workspaces/"+i1+"/slug",schemaPath:"#/properties/data/items/p\
roperties/workspaces/items/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err9]:vErrors.push(err9),errors++}if(data5.name!==void 0&&typeof data5.name!="string"){let err10={instancePath:instancePath+
"/data/"+i0+"/workspaces/"+i1+"/name",schemaPath:"#/properties/data/items/properties/workspaces/items/properties/name/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}
if(data5.scopes!==void 0){let data8=data5.scopes;if(Array.isArray(data8)){let all2=vErrors;for(let i2=0;i2<data8.length;i2++){
if(vErrors=null,errors=0,typeof data8[i2]!="string"){let err11={instancePath:instancePath+"/data/"+i0+"/workspaces/"+i1+
"/scopes/"+i2,schemaPath:"#/properties/data/items/properties/workspaces/items/properties/scopes/items/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}if(all2===
null)all2=vErrors;else if(vErrors!==null)for(let error0 of vErrors)all2.push(error0);if(all2!==null&&all2.length>=1e4)break}
vErrors=all2,errors=all2===null?0:all2.length}else{let err12={instancePath:instancePath+"/data/"+i0+"/workspaces/"+i1+"/\
scopes",schemaPath:"#/properties/data/items/properties/workspaces/items/properties/scopes/type",keyword:"type",params:{type:"\
array"},message:"must be array"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}}}else{let err13={instancePath:instancePath+
"/data/"+i0+"/workspaces/"+i1,schemaPath:"#/properties/data/items/properties/workspaces/items/type",keyword:"type",params:{
type:"object"},message:"must be object"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}if(all1===null)all1=
vErrors;else if(vErrors!==null)for(let error1 of vErrors)all1.push(error1);if(all1!==null&&all1.length>=1e4)break}vErrors=
all1,errors=all1===null?0:all1.length}else{let err14={instancePath:instancePath+"/data/"+i0+"/workspaces",schemaPath:"#/\
properties/data/items/properties/workspaces/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===
null?vErrors=[err14]:vErrors.push(err14),errors++}}}else{let err15={instancePath:instancePath+"/data/"+i0,schemaPath:"#/\
properties/data/items/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err15]:
vErrors.push(err15),errors++}if(all0===null)all0=vErrors;else if(vErrors!==null)for(let error2 of vErrors)all0.push(error2);
if(all0!==null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err16={instancePath:instancePath+
"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?
vErrors=[err16]:vErrors.push(err16),errors++}}}else{let err17={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}return validate202.errors=
vErrors,errors===0}validate202.evaluated={props:{data:!0},dynamicProps:!1,dynamicItems:!1};var v40=validate203;function validate203(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate203.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.limit===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"limit"},message:"must have required property 'limit'"};vErrors===null?vErrors=[err0]:
vErrors.push(err0),errors++}if(data.window_seconds===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"window_seconds"},message:"must have required property 'window_seconds'"};vErrors===null?
vErrors=[err1]:vErrors.push(err1),errors++}for(let key0 in data){if(vErrors!==null&&vErrors.length>=1e4)break;if(!(key0===
"limit"||key0==="window_seconds")){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}}if(data.limit!==void 0){let data0=data.limit;if(!(typeof data0=="number"&&!(data0%1)&&!isNaN(data0))){
let err3={instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(typeof data0=="number"){if(data0>
1e6||isNaN(data0)){let err4={instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",
params:{comparison:"<=",limit:1e6},message:"must be <= 1000000"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}
if(data0<1||isNaN(data0)){let err5={instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}}
if(data.window_seconds!==void 0){let data1=data.window_seconds;if(!(typeof data1=="number"&&!(data1%1)&&!isNaN(data1))){
let err6={instancePath:instancePath+"/window_seconds",schemaPath:"#/properties/window_seconds/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(typeof data1=="n\
umber"){if(data1>86400||isNaN(data1)){let err7={instancePath:instancePath+"/window_seconds",schemaPath:"#/properties/win\
dow_seconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:86400},message:"must be <= 86400"};vErrors===null?vErrors=
[err7]:vErrors.push(err7),errors++}if(data1<1||isNaN(data1)){let err8={instancePath:instancePath+"/window_seconds",schemaPath:"\
#/properties/window_seconds/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};vErrors===
null?vErrors=[err8]:vErrors.push(err8),errors++}}}}else{let err9={instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}return validate203.errors=
vErrors,errors===0}validate203.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v41=validate204;function validate204(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate204.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.limit===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"limit"},message:"must have required property 'limit'"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.window_seconds===void 0){let err1={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"window_seconds"},message:"must have required property 'window_se\
conds'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.own===void 0){let err2={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"own"},message:"must have required property 'own'"};vErrors===null?
vErrors=[err2]:vErrors.push(err2),errors++}if(data.limit!==void 0){let data0=data.limit;if(!(typeof data0=="number"&&!(data0%
1)&&!isNaN(data0))){let err3={instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(typeof data0=="n\
umber"&&(data0<1||isNaN(data0))){let err4={instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}
if(data.window_seconds!==void 0){let data1=data.window_seconds;if(typeof data1=="number"){if(data1<=0||isNaN(data1)){let err5={
instancePath:instancePath+"/window_seconds",schemaPath:"#/properties/window_seconds/exclusiveMinimum",keyword:"exclusive\
Minimum",params:{comparison:">",limit:0},message:"must be > 0"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}else{
let err6={instancePath:instancePath+"/window_seconds",schemaPath:"#/properties/window_seconds/type",keyword:"type",params:{
type:"number"},message:"must be number"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}if(data.own!==void 0&&
typeof data.own!="boolean"){let err7={instancePath:instancePath+"/own",schemaPath:"#/properties/own/type",keyword:"type",
params:{type:"boolean"},message:"must be boolean"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}else{let err8={
instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=
[err8]:vErrors.push(err8),errors++}return validate204.errors=vErrors,errors===0}validate204.evaluated={props:{limit:!0,window_seconds:!0,
own:!0},dynamicProps:!1,dynamicItems:!1};var v42=validate205;function validate205(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate205.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),!(data&&typeof data=="object"&&!Array.isArray(data))){let err0={instancePath,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}
return validate205.errors=vErrors,errors===0}validate205.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v43=validate206;var schema100={type:"object",required:["id","kind","mode","name","status","scopes","user","mfa_required","created_at","l\
ast_used_at","expires_at","revoked_at"],properties:{id:{type:"string",description:"The id of the token.",examples:["tok_\
01K9CI"]},kind:{type:"string",enum:["key","session"],description:"The kind of token.",examples:["key"]},mode:{$ref:"defs\
#/$defs/Mode"},name:{type:["string","null"],description:"The name of a key.",examples:["ci"]},status:{type:"string",enum:[
"active","expired","revoked"],description:"Whether the token is accepted.",examples:["active"]},scopes:{type:"array",description:"\
The token's scopes.",items:{type:"string"},examples:[["agents:read"]]},user:{type:"string",description:"The email addres\
s of the user who created the key or signed in.",examples:["owner@acme.example"]},mfa_required:{type:"boolean",description:"\
Whether the session requires a second factor.",examples:[!1]},created_at:{type:"string",format:"date-time",description:"\
When it was created.",examples:["2026-11-02T09:00:00.000Z"]},last_used_at:{type:["string","null"],format:"date-time",description:"\
When it was last used; null if never.",examples:[null]},expires_at:{type:["string","null"],format:"date-time",description:"\
When it expires; null for never.",examples:[null]},revoked_at:{type:["string","null"],format:"date-time",description:"Wh\
en it was revoked.",examples:[null]}}};function validate208(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate208.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"mu\
st have required property 'id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.kind===void 0){let err1={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required prop\
erty 'kind'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.mode===void 0){let err2={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"mode"},message:"must have required property 'mode'"};vErrors===null?
vErrors=[err2]:vErrors.push(err2),errors++}if(data.name===void 0){let err3={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"name"},message:"must have required property 'name'"};vErrors===null?vErrors=[err3]:vErrors.
push(err3),errors++}if(data.status===void 0){let err4={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
status"},message:"must have required property 'status'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.
scopes===void 0){let err5={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"scopes"},message:"\
must have required property 'scopes'"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(data.user===void 0){
let err6={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"user"},message:"must have req\
uired property 'user'"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(data.mfa_required===void 0){let err7={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mfa_required"},message:"must have requi\
red property 'mfa_required'"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}if(data.created_at===void 0){let err8={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"},message:"must have require\
d property 'created_at'"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}if(data.last_used_at===void 0){let err9={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"last_used_at"},message:"must have requi\
red property 'last_used_at'"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}if(data.expires_at===void 0){let err10={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expires_at"},message:"must have require\
d property 'expires_at'"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}if(data.revoked_at===void 0){let err11={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"revoked_at"},message:"must have require\
d property 'revoked_at'"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}if(data.id!==void 0&&typeof data.id!=
"string"){let err12={instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}if(data.kind!==void 0){let data1=data.
kind;if(typeof data1!="string"){let err13={instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}if(!(data1===
"key"||data1==="session")){let err14={instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enu\
m",params:{allowedValues:schema100.properties.kind.enum},message:"must be equal to one of the allowed values"};vErrors===
null?vErrors=[err14]:vErrors.push(err14),errors++}}if(data.mode!==void 0&&(validate58(data.mode,{instancePath:instancePath+
"/mode",parentData:data,parentDataProperty:"mode",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate58.errors:vErrors.
concat(validate58.errors),errors=vErrors.length)),data.name!==void 0){let data3=data.name;if(typeof data3!="string"&&data3!==
null){let err15={instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:schema100.
properties.name.type},message:"must be string,null"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}}if(data.
status!==void 0){let data4=data.status;if(typeof data4!="string"){let err16={instancePath:instancePath+"/status",schemaPath:"\
#/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err16]:
vErrors.push(err16),errors++}if(!(data4==="active"||data4==="expired"||data4==="revoked")){let err17={instancePath:instancePath+
"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:schema100.properties.status.enum},message:"\
must be equal to one of the allowed values"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}}if(data.scopes!==
void 0){let data5=data.scopes;if(Array.isArray(data5)){let all0=vErrors;for(let i0=0;i0<data5.length;i0++){if(vErrors=null,
errors=0,typeof data5[i0]!="string"){let err18={instancePath:instancePath+"/scopes/"+i0,schemaPath:"#/properties/scopes/\
items/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err18]:vErrors.push(
err18),errors++}if(all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)all0.push(error0);if(all0!==
null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err19={instancePath:instancePath+"/s\
copes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?
vErrors=[err19]:vErrors.push(err19),errors++}}if(data.user!==void 0&&typeof data.user!="string"){let err20={instancePath:instancePath+
"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err20]:vErrors.push(err20),errors++}if(data.mfa_required!==void 0&&typeof data.mfa_required!="boolean"){let err21={
instancePath:instancePath+"/mfa_required",schemaPath:"#/properties/mfa_required/type",keyword:"type",params:{type:"boole\
an"},message:"must be boolean"};vErrors===null?vErrors=[err21]:vErrors.push(err21),errors++}if(data.created_at!==void 0){
let data9=data.created_at;if(typeof data9=="string"){if(!formats0.validate(data9)){let err22={instancePath:instancePath+
"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"date-time"},message:'must mat\
ch format "date-time"'};vErrors===null?vErrors=[err22]:vErrors.push(err22),errors++}}else{let err23={instancePath:instancePath+
"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"string"},message:"must be string"};
vErrors===null?vErrors=[err23]:vErrors.push(err23),errors++}}if(data.last_used_at!==void 0){let data10=data.last_used_at;
if(typeof data10!="string"&&data10!==null){let err24={instancePath:instancePath+"/last_used_at",schemaPath:"#/properties\
/last_used_at/type",keyword:"type",params:{type:schema100.properties.last_used_at.type},message:"must be string,null"};vErrors===
null?vErrors=[err24]:vErrors.push(err24),errors++}if(typeof data10=="string"&&!formats0.validate(data10)){let err25={instancePath:instancePath+
"/last_used_at",schemaPath:"#/properties/last_used_at/format",keyword:"format",params:{format:"date-time"},message:'must\
 match format "date-time"'};vErrors===null?vErrors=[err25]:vErrors.push(err25),errors++}}if(data.expires_at!==void 0){let data11=data.
expires_at;if(typeof data11!="string"&&data11!==null){let err26={instancePath:instancePath+"/expires_at",schemaPath:"#/p\
roperties/expires_at/type",keyword:"type",params:{type:schema100.properties.expires_at.type},message:"must be string,nul\
l"};vErrors===null?vErrors=[err26]:vErrors.push(err26),errors++}if(typeof data11=="string"&&!formats0.validate(data11)){
let err27={instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};vErrors===null?vErrors=[err27]:vErrors.push(err27),errors++}}
if(data.revoked_at!==void 0){let data12=data.revoked_at;if(typeof data12!="string"&&data12!==null){let err28={instancePath:instancePath+
"/revoked_at",schemaPath:"#/properties/revoked_at/type",keyword:"type",params:{type:schema100.properties.revoked_at.type},
message:"must be string,null"};vErrors===null?vErrors=[err28]:vErrors.push(err28),errors++}if(typeof data12=="string"&&!formats0.
validate(data12)){let err29={instancePath:instancePath+"/revoked_at",schemaPath:"#/properties/revoked_at/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===null?vErrors=[err29]:vErrors.push(
err29),errors++}}}else{let err30={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};vErrors===null?vErrors=[err30]:vErrors.push(err30),errors++}return validate208.errors=vErrors,errors===0}validate208.
evaluated={props:{id:!0,kind:!0,mode:!0,name:!0,status:!0,scopes:!0,user:!0,mfa_required:!0,created_at:!0,last_used_at:!0,
expires_at:!0,revoked_at:!0},dynamicProps:!1,dynamicItems:!1};function validate207(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate207.evaluated;evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0);let _errs0=errors,valid0=!1,_errs1=errors;if(data&&
typeof data=="object"&&!Array.isArray(data)){if(data.id===void 0){let err0={instancePath,schemaPath:"#/anyOf/0/required",
keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};vErrors===null?vErrors=[err0]:
vErrors.push(err0),errors++}if(data.id!==void 0&&typeof data.id!="string"){let err1={instancePath:instancePath+"/id",schemaPath:"\
#/anyOf/0/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err1]:
vErrors.push(err1),errors++}}else{let err2={instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type:"object"},
message:"must be object"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}var _valid0=_errs1===errors;if(valid0=
valid0||_valid0,_valid0)var props0=!0;let _errs6=errors;validate208(data,{instancePath,parentData,parentDataProperty,rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate208.errors:vErrors.concat(validate208.errors),errors=vErrors.length);var _valid0=_errs6===
errors;if(valid0=valid0||_valid0,_valid0&&props0!==!0&&(props0=props0||{},props0.id=!0,props0.kind=!0,props0.mode=!0,props0.
name=!0,props0.status=!0,props0.scopes=!0,props0.user=!0,props0.mfa_required=!0,props0.created_at=!0,props0.last_used_at=
!0,props0.expires_at=!0,props0.revoked_at=!0),valid0)errors=_errs0,vErrors!==null&&(_errs0?vErrors.length=_errs0:vErrors=
null);else{let err3={instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate207.errors=vErrors,evaluated0.props=props0,errors===
0}validate207.evaluated={dynamicProps:!0,dynamicItems:!1};function validate206(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate206.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(
data)){if(data.data===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.data!==
void 0){let data0=data.data;if(Array.isArray(data0)){let all0=vErrors;for(let i0=0;i0<data0.length;i0++){if(vErrors=null,
errors=0,validate207(data0[i0],{instancePath:instancePath+"/data/"+i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate207.errors:vErrors.concat(validate207.errors),errors=vErrors.length),all0===null)all0=vErrors;else if(vErrors!==
null)for(let error0 of vErrors)all0.push(error0);if(all0!==null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?
0:all0.length}else{let err1={instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{
type:"array"},message:"must be array"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}}else{let err2={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}return validate206.errors=vErrors,errors===0}validate206.evaluated={props:{data:!0},dynamicProps:!1,
dynamicItems:!1};var v44=validate212;function validate212(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate212.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){let err0={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),
errors++}if(!(data==="eu"||data==="us"||data==="ap")){let err1={instancePath,schemaPath:"#/enum",keyword:"enum",params:{
allowedValues:schema83.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.
push(err1),errors++}return validate212.errors=vErrors,errors===0}validate212.evaluated={dynamicProps:!1,dynamicItems:!1};
var v45=validate213,schema102={type:"object",additionalProperties:!1,description:"The records of a seed, or the demo rec\
ords.",properties:{records:{type:"string",enum:["demo"],description:"The demo records.",examples:["demo"]},workspace:{type:"\
string",minLength:1,description:"The slug of the only workspace to reset.",examples:["shop"]},workspaces:{type:"array",description:"\
The workspaces of a seed.",items:{$ref:"defs#/$defs/SeedWorkspace"},examples:[[{slug:"shop",name:"Shop",test:{agents:[{name:"\
Greeter"}]}}]]}}},schema103={type:"object",additionalProperties:!1,required:["slug"],properties:{slug:{type:"string",pattern:"\
^[a-z0-9][a-z0-9-]*$",maxLength:63,description:"The slug of a demo workspace or a new workspace.",examples:["shop"]},name:{
type:"string",minLength:1,description:"A human-readable name. Defaults to the slug.",examples:["Shop"]},test:{$ref:"defs\
#/$defs/SeedRecords"},live:{$ref:"defs#/$defs/SeedRecords"},rate_limit:{$ref:"defs#/$defs/RateLimit"},held:{type:"boolea\
n",default:!1,description:"Whether the workspace is on hold.",examples:[!1]},policy_rules:{type:"array",description:"The\
 policy rules, in the order in which they were added.",items:{$ref:"defs#/$defs/NewPolicyRule"},examples:[[{resource:"ag\
ents",action:"write"}]]},secrets_region:{description:"The region that secrets are restricted to. Defaults to no restrict\
ion.",$ref:"defs#/$defs/Region"},plans:{type:"array",description:"The plans that the workspace can choose. Defaults to t\
he plans of every workspace.",items:{$ref:"defs#/$defs/NewPlan"},examples:[[{id:"plan_team",name:"Team"}]]}}};function validate214(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate214.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.slug===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"slug"},message:"must have required property 'slug'"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}for(let key0 in data){if(vErrors!==null&&vErrors.length>=1e4)break;if(!func5.call(schema103.properties,
key0)){let err1={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}if(data.slug!==
void 0){let data0=data.slug;if(typeof data0=="string"){if(func1(data0)>63){let err2={instancePath:instancePath+"/slug",schemaPath:"\
#/properties/slug/maxLength",keyword:"maxLength",params:{limit:63},message:"must NOT have more than 63 characters"};vErrors===
null?vErrors=[err2]:vErrors.push(err2),errors++}if(!pattern20.test(data0)){let err3={instancePath:instancePath+"/slug",schemaPath:"\
#/properties/slug/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must match pattern "^[a-z0\
-9][a-z0-9-]*$"'};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}else{let err4={instancePath:instancePath+"/\
slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err4]:vErrors.push(err4),errors++}}if(data.name!==void 0){let data1=data.name;if(typeof data1=="string"){if(func1(
data1)<1){let err5={instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}else{
let err6={instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}if(data.test!==void 0&&(validate178(data.test,
{instancePath:instancePath+"/test",parentData:data,parentDataProperty:"test",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate178.errors:vErrors.concat(validate178.errors),errors=vErrors.length)),data.live!==void 0&&(validate178(data.
live,{instancePath:instancePath+"/live",parentData:data,parentDataProperty:"live",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate178.errors:vErrors.concat(validate178.errors),errors=vErrors.length)),data.rate_limit!==void 0&&(validate195(
data.rate_limit,{instancePath:instancePath+"/rate_limit",parentData:data,parentDataProperty:"rate_limit",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate195.errors:vErrors.concat(validate195.errors),errors=vErrors.length)),data.held!==void 0&&
typeof data.held!="boolean"){let err7={instancePath:instancePath+"/held",schemaPath:"#/properties/held/type",keyword:"ty\
pe",params:{type:"boolean"},message:"must be boolean"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}if(data.
policy_rules!==void 0){let data6=data.policy_rules;if(Array.isArray(data6)){let all0=vErrors;for(let i0=0;i0<data6.length;i0++){
if(vErrors=null,errors=0,validate128(data6[i0],{instancePath:instancePath+"/policy_rules/"+i0,parentData:data6,parentDataProperty:i0,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate128.errors:vErrors.concat(validate128.errors),errors=vErrors.
length),all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)all0.push(error0);if(all0!==null&&all0.
length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err8={instancePath:instancePath+"/policy_rules",
schemaPath:"#/properties/policy_rules/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?
vErrors=[err8]:vErrors.push(err8),errors++}}if(data.secrets_region!==void 0&&(validate167(data.secrets_region,{instancePath:instancePath+
"/secrets_region",parentData:data,parentDataProperty:"secrets_region",rootData,dynamicAnchors})||(vErrors=vErrors===null?
validate167.errors:vErrors.concat(validate167.errors),errors=vErrors.length)),data.plans!==void 0){let data9=data.plans;
if(Array.isArray(data9)){let all1=vErrors;for(let i1=0;i1<data9.length;i1++){if(vErrors=null,errors=0,validate125(data9[i1],
{instancePath:instancePath+"/plans/"+i1,parentData:data9,parentDataProperty:i1,rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate125.errors:vErrors.concat(validate125.errors),errors=vErrors.length),all1===null)all1=vErrors;else if(vErrors!==
null)for(let error1 of vErrors)all1.push(error1);if(all1!==null&&all1.length>=1e4)break}vErrors=all1,errors=all1===null?
0:all1.length}else{let err9={instancePath:instancePath+"/plans",schemaPath:"#/properties/plans/type",keyword:"type",params:{
type:"array"},message:"must be array"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}}else{let err10={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err10]:vErrors.
push(err10),errors++}return validate214.errors=vErrors,errors===0}validate214.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function validate213(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate213.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){for(let key0 in data){if(vErrors!==null&&vErrors.
length>=1e4)break;if(!(key0==="records"||key0==="workspace"||key0==="workspaces")){let err0={instancePath,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional \
properties"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}if(data.records!==void 0){let data0=data.records;
if(typeof data0!="string"){let err1={instancePath:instancePath+"/records",schemaPath:"#/properties/records/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data0!==
"demo"){let err2={instancePath:instancePath+"/records",schemaPath:"#/properties/records/enum",keyword:"enum",params:{allowedValues:schema102.
properties.records.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err2]:vErrors.push(
err2),errors++}}if(data.workspace!==void 0){let data1=data.workspace;if(typeof data1=="string"){if(func1(data1)<1){let err3={
instancePath:instancePath+"/workspace",schemaPath:"#/properties/workspace/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}else{let err4={
instancePath:instancePath+"/workspace",schemaPath:"#/properties/workspace/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}if(data.workspaces!==void 0){let data2=data.
workspaces;if(Array.isArray(data2)){let all0=vErrors;for(let i0=0;i0<data2.length;i0++){if(vErrors=null,errors=0,validate214(
data2[i0],{instancePath:instancePath+"/workspaces/"+i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate214.errors:vErrors.concat(validate214.errors),errors=vErrors.length),all0===null)all0=vErrors;else if(vErrors!==
null)for(let error0 of vErrors)all0.push(error0);if(all0!==null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?
0:all0.length}else{let err5={instancePath:instancePath+"/workspaces",schemaPath:"#/properties/workspaces/type",keyword:"\
type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}}else{let err6={
instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=
[err6]:vErrors.push(err6),errors++}return validate213.errors=vErrors,errors===0}validate213.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var v46=validate222,schema104={type:"object",required:["name","version","accepted"],properties:{name:{type:"\
string",description:"The secret's name.",examples:["stripe_api_key"]},version:{type:"integer",minimum:1,description:"The\
 number of the latest value.",examples:[2]},accepted:{type:"array",description:"The values that are accepted now, newest\
 first.",items:{type:"object",required:["version","fingerprint"],properties:{version:{type:"integer",minimum:1,description:"\
The number of the value.",examples:[2]},fingerprint:{type:"string",description:"A keyed hash of the value, which does no\
t reveal it. Equal values of a workspace have the same fingerprint.",examples:["2c26b46b68ffc68f"]}}}},matches:{type:["s\
tring","null"],enum:["current","previous",null],description:"Which accepted value the request contains; `null` if none m\
atches. Absent if the request has no value.",examples:["previous"]},matched_version:{type:"integer",minimum:1,description:"\
The number of the value in the request.",examples:[1]},accepted_until:{type:"string",format:"date-time",description:"The\
 time until which a previous value is accepted.",examples:["2026-11-02T10:00:00.000Z"]}}};function validate222(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate222.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data==
"object"&&!Array.isArray(data)){if(data.name===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"name"},message:"must have required property 'name'"};vErrors===null?vErrors=[err0]:vErrors.push(
err0),errors++}if(data.version===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
version"},message:"must have required property 'version'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.
accepted===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"accepted"},
message:"must have required property 'accepted'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.name!==
void 0&&typeof data.name!="string"){let err3={instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.
version!==void 0){let data1=data.version;if(!(typeof data1=="number"&&!(data1%1)&&!isNaN(data1))){let err4={instancePath:instancePath+
"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===
null?vErrors=[err4]:vErrors.push(err4),errors++}if(typeof data1=="number"&&(data1<1||isNaN(data1))){let err5={instancePath:instancePath+
"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be\
 >= 1"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}if(data.accepted!==void 0){let data2=data.accepted;if(Array.
isArray(data2)){let all0=vErrors;for(let i0=0;i0<data2.length;i0++){vErrors=null,errors=0;let data3=data2[i0];if(data3&&
typeof data3=="object"&&!Array.isArray(data3)){if(data3.version===void 0){let err6={instancePath:instancePath+"/accepted\
/"+i0,schemaPath:"#/properties/accepted/items/required",keyword:"required",params:{missingProperty:"version"},message:"m\
ust have required property 'version'"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(data3.fingerprint===
void 0){let err7={instancePath:instancePath+"/accepted/"+i0,schemaPath:"#/properties/accepted/items/required",keyword:"r\
equired",params:{missingProperty:"fingerprint"},message:"must have required property 'fingerprint'"};vErrors===null?vErrors=
[err7]:vErrors.push(err7),errors++}if(data3.version!==void 0){let data4=data3.version;if(!(typeof data4=="number"&&!(data4%
1)&&!isNaN(data4))){let err8={instancePath:instancePath+"/accepted/"+i0+"/version",schemaPath:"#/properties/accepted/ite\
ms/properties/version/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err8]:
vErrors.push(err8),errors++}if(typeof data4=="number"&&(data4<1||isNaN(data4))){let err9={instancePath:instancePath+"/ac\
cepted/"+i0+"/version",schemaPath:"#/properties/accepted/items/properties/version/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}if(data3.fingerprint!==void 0&&
typeof data3.fingerprint!="string"){let err10={instancePath:instancePath+"/accepted/"+i0+"/fingerprint",schemaPath:"#/pr\
operties/accepted/items/properties/fingerprint/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err10]:vErrors.push(err10),errors++}}else{let err11={instancePath:instancePath+"/accepted/"+i0,schemaPath:"\
#/properties/accepted/items/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=
[err11]:vErrors.push(err11),errors++}if(all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)all0.push(
error0);if(all0!==null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err12={instancePath:instancePath+
"/accepted",schemaPath:"#/properties/accepted/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===
null?vErrors=[err12]:vErrors.push(err12),errors++}}if(data.matches!==void 0){let data6=data.matches;if(typeof data6!="st\
ring"&&data6!==null){let err13={instancePath:instancePath+"/matches",schemaPath:"#/properties/matches/type",keyword:"typ\
e",params:{type:schema104.properties.matches.type},message:"must be string,null"};vErrors===null?vErrors=[err13]:vErrors.
push(err13),errors++}if(!(data6==="current"||data6==="previous"||data6===null)){let err14={instancePath:instancePath+"/m\
atches",schemaPath:"#/properties/matches/enum",keyword:"enum",params:{allowedValues:schema104.properties.matches.enum},message:"\
must be equal to one of the allowed values"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}}if(data.matched_version!==
void 0){let data7=data.matched_version;if(!(typeof data7=="number"&&!(data7%1)&&!isNaN(data7))){let err15={instancePath:instancePath+
"/matched_version",schemaPath:"#/properties/matched_version/type",keyword:"type",params:{type:"integer"},message:"must b\
e integer"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}if(typeof data7=="number"&&(data7<1||isNaN(data7))){
let err16={instancePath:instancePath+"/matched_version",schemaPath:"#/properties/matched_version/minimum",keyword:"minim\
um",params:{comparison:">=",limit:1},message:"must be >= 1"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}}
if(data.accepted_until!==void 0){let data8=data.accepted_until;if(typeof data8=="string"){if(!formats0.validate(data8)){
let err17={instancePath:instancePath+"/accepted_until",schemaPath:"#/properties/accepted_until/format",keyword:"format",
params:{format:"date-time"},message:'must match format "date-time"'};vErrors===null?vErrors=[err17]:vErrors.push(err17),
errors++}}else{let err18={instancePath:instancePath+"/accepted_until",schemaPath:"#/properties/accepted_until/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++}}}else{
let err19={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?
vErrors=[err19]:vErrors.push(err19),errors++}return validate222.errors=vErrors,errors===0}validate222.evaluated={props:{
name:!0,version:!0,accepted:!0,matches:!0,matched_version:!0,accepted_until:!0},dynamicProps:!1,dynamicItems:!1};var v47=validate223,
schema105={type:"object",description:"An execution of an agent.",required:["id","status","agent_id","created_at","starte\
d_at","finished_at","approval_id"],properties:{id:{type:"string",pattern:"^run_.+$","x-provisional":"The member is named\
 id, as on an agent.",description:"The run's id.",examples:["run_01K9R3"]},status:{"x-provisional":"The member is named \
status, as on an approval.",description:"The status of the run. More values may be added.",examples:["awaiting_approval"],
type:"string"},agent_id:{type:"string",pattern:"^agt_.+$","x-provisional":"The member is named agent_id, as on an approv\
al.",description:"The agent.",examples:["agt_01K9REFUND"]},created_at:{type:"string",format:"date-time","x-provisional":"\
The member is named created_at, and orders the list.",description:"When the run was scheduled. Lists are ordered by it, \
newest first.",examples:["2026-11-02T08:59:57.900Z"]},started_at:{type:["string","null"],format:"date-time","x-provision\
al":"The member is named started_at, and is null while the run is pending.",description:"When the run started.",examples:[
"2026-11-02T08:59:57.930Z"]},finished_at:{type:["string","null"],format:"date-time","x-provisional":"The member is named\
 finished_at, and is null until the run is completed, failed or denied.",description:"When the run ended.",examples:["20\
26-11-01T14:20:00.000Z"]},approval_id:{type:["string","null"],"x-provisional":"The member is named approval_id, and name\
s the approval that a paused run is waiting for.",description:"The run's latest approval.",examples:["apr_01K9A3"]}}},pattern24=new RegExp(
"^agt_.+$","u");function validate223(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate223.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.id===void 0){let err0={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required proper\
ty 'id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.status===void 0){let err1={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.agent_id===void 0){let err2={instancePath,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"agent_id"},message:"must have required property 'agent_id'"};vErrors===null?
vErrors=[err2]:vErrors.push(err2),errors++}if(data.created_at===void 0){let err3={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"created_at"},message:"must have required property 'created_at'"};vErrors===null?vErrors=
[err3]:vErrors.push(err3),errors++}if(data.started_at===void 0){let err4={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"started_at"},message:"must have required property 'started_at'"};vErrors===null?vErrors=
[err4]:vErrors.push(err4),errors++}if(data.finished_at===void 0){let err5={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"finished_at"},message:"must have required property 'finished_at'"};vErrors===null?vErrors=
[err5]:vErrors.push(err5),errors++}if(data.approval_id===void 0){let err6={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"approval_id"},message:"must have required property 'approval_id'"};vErrors===null?vErrors=
[err6]:vErrors.push(err6),errors++}if(data.id!==void 0){let data0=data.id;if(typeof data0=="string"){if(!pattern4.test(data0)){
let err7={instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^run_.\
+$"},message:'must match pattern "^run_.+$"'};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}else{let err8={
instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}if(data.status!==void 0&&typeof data.status!="strin\
g"){let err9={instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}if(data.agent_id!==void 0){let data2=data.
agent_id;if(typeof data2=="string"){if(!pattern24.test(data2)){let err10={instancePath:instancePath+"/agent_id",schemaPath:"\
#/properties/agent_id/pattern",keyword:"pattern",params:{pattern:"^agt_.+$"},message:'must match pattern "^agt_.+$"'};vErrors===
null?vErrors=[err10]:vErrors.push(err10),errors++}}else{let err11={instancePath:instancePath+"/agent_id",schemaPath:"#/p\
roperties/agent_id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err11]:
vErrors.push(err11),errors++}}if(data.created_at!==void 0){let data3=data.created_at;if(typeof data3=="string"){if(!formats0.
validate(data3)){let err12={instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===null?vErrors=[err12]:vErrors.push(
err12),errors++}}else{let err13={instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}}if(data.
started_at!==void 0){let data4=data.started_at;if(typeof data4!="string"&&data4!==null){let err14={instancePath:instancePath+
"/started_at",schemaPath:"#/properties/started_at/type",keyword:"type",params:{type:schema105.properties.started_at.type},
message:"must be string,null"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}if(typeof data4=="string"&&!formats0.
validate(data4)){let err15={instancePath:instancePath+"/started_at",schemaPath:"#/properties/started_at/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===null?vErrors=[err15]:vErrors.push(
err15),errors++}}if(data.finished_at!==void 0){let data5=data.finished_at;if(typeof data5!="string"&&data5!==null){let err16={
instancePath:instancePath+"/finished_at",schemaPath:"#/properties/finished_at/type",keyword:"type",params:{type:schema105.
properties.finished_at.type},message:"must be string,null"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}
if(typeof data5=="string"&&!formats0.validate(data5)){let err17={instancePath:instancePath+"/finished_at",schemaPath:"#/\
properties/finished_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===
null?vErrors=[err17]:vErrors.push(err17),errors++}}if(data.approval_id!==void 0){let data6=data.approval_id;if(typeof data6!=
"string"&&data6!==null){let err18={instancePath:instancePath+"/approval_id",schemaPath:"#/properties/approval_id/type",keyword:"\
type",params:{type:schema105.properties.approval_id.type},message:"must be string,null"};vErrors===null?vErrors=[err18]:
vErrors.push(err18),errors++}}}else{let err19={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}return validate223.errors=vErrors,errors===
0}validate223.evaluated={props:{id:!0,status:!0,agent_id:!0,created_at:!0,started_at:!0,finished_at:!0,approval_id:!0},dynamicProps:!1,
dynamicItems:!1};var v48=validate224,schema106={type:"object",required:["base_url","console_url","secret_proxy_url","now",
"workspace","tokens","payment_tokens","private_addresses"],properties:{base_url:{type:"string",description:"The base URL\
 of the API.",examples:["http://127.0.0.1:4010/v1"]},console_url:{type:"string",description:"The base URL of the sign-in\
 console.",examples:["http://127.0.0.1:4010"]},now:{type:"string",format:"date-time",description:"The time on the sandbo\
x's clock.",examples:["2026-11-02T12:00:00.000Z"]},workspace:{type:"string",description:"The slug of the demo workspace.",
examples:["acme"]},private_addresses:{type:"string",enum:["none","loopback","all"],description:"The private addresses th\
at webhooks may be sent to.",examples:["loopback"]},secret_proxy_url:{type:"string",description:"The base of the proxy U\
RLs of secrets that the API returns to a client of this address.",examples:["http://localhost:4010/proxy"]},tokens:{type:"\
array",description:"The demo tokens.",items:{$ref:"defs#/$defs/IssuedToken"}},payment_tokens:{type:"object",description:"\
Payment tokens by outcome.",required:["accepted","failing","declined","expired","rejected"],properties:{accepted:{type:"\
string",description:"The payment method is accepted.",examples:["pmtok_1Q9acme4242"]},failing:{type:"string",description:"\
The payment method is accepted, but charges to it fail.",examples:["pmtok_charge_fails0341"]},declined:{type:"string",description:"\
The card is declined.",examples:["pmtok_declined0002"]},expired:{type:"string",description:"The token has expired.",examples:[
"pmtok_expired0069"]},rejected:{type:"string",description:"The processor rejects the token.",examples:["pmtok_rejected01\
27"]}}}}};function validate224(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate224.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.base_url===void 0){let err0={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"base_url"},message:"must have required \
property 'base_url'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.console_url===void 0){let err1={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"console_url"},message:"must have requir\
ed property 'console_url'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.secret_proxy_url===void 0){
let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"secret_proxy_url"},message:"m\
ust have required property 'secret_proxy_url'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.now===
void 0){let err3={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"now"},message:"must h\
ave required property 'now'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.workspace===void 0){let err4={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"workspace"},message:"must have required\
 property 'workspace'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.tokens===void 0){let err5={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"tokens"},message:"must have required property 'token\
s'"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(data.payment_tokens===void 0){let err6={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"payment_tokens"},message:"must have required property 'payment_t\
okens'"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(data.private_addresses===void 0){let err7={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"private_addresses"},message:"must have required prop\
erty 'private_addresses'"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}if(data.base_url!==void 0&&typeof data.
base_url!="string"){let err8={instancePath:instancePath+"/base_url",schemaPath:"#/properties/base_url/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}if(data.console_url!==
void 0&&typeof data.console_url!="string"){let err9={instancePath:instancePath+"/console_url",schemaPath:"#/properties/c\
onsole_url/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err9]:vErrors.push(
err9),errors++}if(data.now!==void 0){let data2=data.now;if(typeof data2=="string"){if(!formats0.validate(data2)){let err10={
instancePath:instancePath+"/now",schemaPath:"#/properties/now/format",keyword:"format",params:{format:"date-time"},message:'\
must match format "date-time"'};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}else{let err11={instancePath:instancePath+
"/now",schemaPath:"#/properties/now/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err11]:vErrors.push(err11),errors++}}if(data.workspace!==void 0&&typeof data.workspace!="string"){let err12={instancePath:instancePath+
"/workspace",schemaPath:"#/properties/workspace/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err12]:vErrors.push(err12),errors++}if(data.private_addresses!==void 0){let data4=data.private_addresses;if(typeof data4!=
"string"){let err13={instancePath:instancePath+"/private_addresses",schemaPath:"#/properties/private_addresses/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}if(!(data4===
"none"||data4==="loopback"||data4==="all")){let err14={instancePath:instancePath+"/private_addresses",schemaPath:"#/prop\
erties/private_addresses/enum",keyword:"enum",params:{allowedValues:schema106.properties.private_addresses.enum},message:"\
must be equal to one of the allowed values"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}}if(data.secret_proxy_url!==
void 0&&typeof data.secret_proxy_url!="string"){let err15={instancePath:instancePath+"/secret_proxy_url",schemaPath:"#/p\
roperties/secret_proxy_url/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err15]:vErrors.push(err15),errors++}if(data.tokens!==void 0){let data6=data.tokens;if(Array.isArray(data6)){let all0=vErrors;
for(let i0=0;i0<data6.length;i0++){if(vErrors=null,errors=0,validate63(data6[i0],{instancePath:instancePath+"/tokens/"+i0,
parentData:data6,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate63.errors:vErrors.concat(
validate63.errors),errors=vErrors.length),all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)all0.
push(error0);if(all0!==null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err16={instancePath:instancePath+
"/tokens",schemaPath:"#/properties/tokens/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===
null?vErrors=[err16]:vErrors.push(err16),errors++}}if(data.payment_tokens!==void 0){let data8=data.payment_tokens;if(data8&&
typeof data8=="object"&&!Array.isArray(data8)){if(data8.accepted===void 0){let err17={instancePath:instancePath+"/paymen\
t_tokens",schemaPath:"#/properties/payment_tokens/required",keyword:"required",params:{missingProperty:"accepted"},message:"\
must have required property 'accepted'"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}if(data8.failing===
void 0){let err18={instancePath:instancePath+"/payment_tokens",schemaPath:"#/properties/payment_tokens/required",keyword:"\
required",params:{missingProperty:"failing"},message:"must have required property 'failing'"};vErrors===null?vErrors=[err18]:
vErrors.push(err18),errors++}if(data8.declined===void 0){let err19={instancePath:instancePath+"/payment_tokens",schemaPath:"\
#/properties/payment_tokens/required",keyword:"required",params:{missingProperty:"declined"},message:"must have required\
 property 'declined'"};vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}if(data8.expired===void 0){let err20={
instancePath:instancePath+"/payment_tokens",schemaPath:"#/properties/payment_tokens/required",keyword:"required",params:{
missingProperty:"expired"},message:"must have required property 'expired'"};vErrors===null?vErrors=[err20]:vErrors.push(
err20),errors++}if(data8.rejected===void 0){let err21={instancePath:instancePath+"/payment_tokens",schemaPath:"#/propert\
ies/payment_tokens/required",keyword:"required",params:{missingProperty:"rejected"},message:"must have required property\
 'rejected'"};vErrors===null?vErrors=[err21]:vErrors.push(err21),errors++}if(data8.accepted!==void 0&&typeof data8.accepted!=
"string"){let err22={instancePath:instancePath+"/payment_tokens/accepted",schemaPath:"#/properties/payment_tokens/proper\
ties/accepted/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err22]:vErrors.
push(err22),errors++}if(data8.failing!==void 0&&typeof data8.failing!="string"){let err23={instancePath:instancePath+"/p\
ayment_tokens/failing",schemaPath:"#/properties/payment_tokens/properties/failing/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};vErrors===null?vErrors=[err23]:vErrors.push(err23),errors++}if(data8.declined!==void 0&&
typeof data8.declined!="string"){let err24={instancePath:instancePath+"/payment_tokens/declined",schemaPath:"#/propertie\
s/payment_tokens/properties/declined/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err24]:vErrors.push(err24),errors++}if(data8.expired!==void 0&&typeof data8.expired!="string"){let err25={instancePath:instancePath+
"/payment_tokens/expired",schemaPath:"#/properties/payment_tokens/properties/expired/type",keyword:"type",params:{type:"\
string"},message:"must be string"};vErrors===null?vErrors=[err25]:vErrors.push(err25),errors++}if(data8.rejected!==void 0&&
typeof data8.rejected!="string"){let err26={instancePath:instancePath+"/payment_tokens/rejected",schemaPath:"#/propertie\
s/payment_tokens/properties/rejected/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err26]:vErrors.push(err26),errors++}}else{let err27={instancePath:instancePath+"/payment_tokens",schemaPath:"#/\
properties/payment_tokens/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[
err27]:vErrors.push(err27),errors++}}}else{let err28={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};vErrors===null?vErrors=[err28]:vErrors.push(err28),errors++}return validate224.errors=vErrors,
errors===0}validate224.evaluated={props:{base_url:!0,console_url:!0,now:!0,workspace:!0,private_addresses:!0,secret_proxy_url:!0,
tokens:!0,payment_tokens:!0},dynamicProps:!1,dynamicItems:!1};var v49=validate226;function validate226(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate226.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!="s\
tring"){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data==="me:read"||data==="workspaces:read"||data==="workspaces:writ\
e"||data==="tokens:read"||data==="tokens:write"||data==="tokens:destructive"||data==="pages:read"||data==="pages:write"||
data==="pages:destructive"||data==="theme:read"||data==="theme:write"||data==="billing:read"||data==="billing:write"||data===
"forms:read"||data==="logs:read"||data==="approvals:read"||data==="approvals:write"||data==="secrets:read"||data==="secr\
ets:set"||data==="secrets:write"||data==="secrets:destructive"||data==="agents:read"||data==="agents:write"||data==="web\
hooks:read"||data==="webhooks:write"||data==="webhooks:destructive")){let err1={instancePath,schemaPath:"#/enum",keyword:"\
enum",params:{allowedValues:schema26.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}return validate226.errors=vErrors,errors===0}validate226.evaluated={dynamicProps:!1,dynamicItems:!1};
var v50=validate227;function validate227(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate227.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){for(let key0 in data){if(vErrors!==null&&vErrors.
length>=1e4)break;if(!(key0==="mode"||key0==="region"||key0==="purpose"||key0==="value")){let err0={instancePath,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additiona\
l properties"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}if(data.mode!==void 0&&(validate58(data.mode,{
instancePath:instancePath+"/mode",parentData:data,parentDataProperty:"mode",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate58.errors:vErrors.concat(validate58.errors),errors=vErrors.length)),data.region!==void 0&&(validate167(data.
region,{instancePath:instancePath+"/region",parentData:data,parentDataProperty:"region",rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate167.errors:vErrors.concat(validate167.errors),errors=vErrors.length)),data.purpose!==void 0&&typeof data.
purpose!="string"){let err1={instancePath:instancePath+"/purpose",schemaPath:"#/properties/purpose/type",keyword:"type",
params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.value!==
void 0){let data3=data.value;if(typeof data3=="string"){if(func1(data3)<1){let err2={instancePath:instancePath+"/value",
schemaPath:"#/properties/value/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 chara\
cters"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}else{let err3={instancePath:instancePath+"/value",schemaPath:"\
#/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.
push(err3),errors++}}}else{let err4={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}return validate227.errors=vErrors,errors===0}validate227.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v51=validate230;function validate230(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate230.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.workspaces===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"workspaces"},message:"must have required property 'w\
orkspaces'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(let key0 in data){if(vErrors!==null&&vErrors.
length>=1e4)break;if(key0!=="workspaces"){let err1={instancePath,schemaPath:"#/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err1]:
vErrors.push(err1),errors++}}if(data.workspaces!==void 0){let data0=data.workspaces;if(Array.isArray(data0)){let all0=vErrors;
for(let i0=0;i0<data0.length;i0++){if(vErrors=null,errors=0,validate214(data0[i0],{instancePath:instancePath+"/workspace\
s/"+i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate214.errors:vErrors.
concat(validate214.errors),errors=vErrors.length),all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)
all0.push(error0);if(all0!==null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err2={instancePath:instancePath+
"/workspaces",schemaPath:"#/properties/workspaces/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===
null?vErrors=[err2]:vErrors.push(err2),errors++}}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate230.errors=
vErrors,errors===0}validate230.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v52=validate232;function validate232(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate232.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.name===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"name"},message:"must have required property 'name'"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}for(let key0 in data){if(vErrors!==null&&vErrors.length>=1e4)break;if(!(key0==="id"||key0==="name"||
key0==="status"||key0==="task"||key0==="schedule"||key0==="trigger"||key0==="created_at")){let err1={instancePath,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additiona\
l properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}if(data.id!==void 0){let data0=data.id;if(typeof data0==
"string"){if(!pattern8.test(data0)){let err2={instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"\
pattern",params:{pattern:"^agt_[A-Za-z0-9]+$"},message:'must match pattern "^agt_[A-Za-z0-9]+$"'};vErrors===null?vErrors=
[err2]:vErrors.push(err2),errors++}}else{let err3={instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}if(data.
name!==void 0){let data1=data.name;if(typeof data1=="string"){if(func1(data1)>120){let err4={instancePath:instancePath+"\
/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than \
120 characters"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(func1(data1)<1){let err5={instancePath:instancePath+
"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than \
1 characters"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}else{let err6={instancePath:instancePath+"/nam\
e",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err6]:vErrors.push(err6),errors++}}if(data.status!==void 0){let data2=data.status;if(typeof data2!="string"){let err7={
instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}if(!(data2==="inactive"||data2==="active")){let err8={
instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:schema68.
properties.status.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err8]:vErrors.push(
err8),errors++}}if(data.task!==void 0){let data3=data.task;if(typeof data3!="string"&&data3!==null){let err9={instancePath:instancePath+
"/task",schemaPath:"#/properties/task/type",keyword:"type",params:{type:schema68.properties.task.type},message:"must be \
string,null"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}if(data.schedule!==void 0){let data4=data.schedule;
if(typeof data4!="string"&&data4!==null){let err10={instancePath:instancePath+"/schedule",schemaPath:"#/properties/sched\
ule/type",keyword:"type",params:{type:schema68.properties.schedule.type},message:"must be string,null"};vErrors===null?vErrors=
[err10]:vErrors.push(err10),errors++}}if(data.trigger!==void 0){let data5=data.trigger;if(typeof data5!="string"&&data5!==
null){let err11={instancePath:instancePath+"/trigger",schemaPath:"#/properties/trigger/type",keyword:"type",params:{type:schema68.
properties.trigger.type},message:"must be string,null"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}}if(data.
created_at!==void 0){let data6=data.created_at;if(typeof data6=="string"){if(!formats0.validate(data6)){let err12={instancePath:instancePath+
"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"date-time"},message:'must mat\
ch format "date-time"'};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}}else{let err13={instancePath:instancePath+
"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"string"},message:"must be string"};
vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}}}else{let err14={instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}return validate232.
errors=vErrors,errors===0}validate232.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v53=validate233;function validate233(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate233.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.run_id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"run_id"},message:"must have required property 'run_id'"};vErrors===null?vErrors=[err0]:
vErrors.push(err0),errors++}if(data.action===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"action"},message:"must have required property 'action'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),
errors++}for(let key0 in data){if(vErrors!==null&&vErrors.length>=1e4)break;if(!func5.call(schema70.properties,key0)){let err2={
instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"\
must NOT have additional properties"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}if(data.id!==void 0){let data0=data.
id;if(typeof data0=="string"){if(!pattern10.test(data0)){let err3={instancePath:instancePath+"/id",schemaPath:"#/propert\
ies/id/pattern",keyword:"pattern",params:{pattern:"^apr_[A-Za-z0-9]+$"},message:'must match pattern "^apr_[A-Za-z0-9]+$"'};
vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}else{let err4={instancePath:instancePath+"/id",schemaPath:"#/\
properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.
push(err4),errors++}}if(data.run_id!==void 0&&typeof data.run_id!="string"){let err5={instancePath:instancePath+"/run_id",
schemaPath:"#/properties/run_id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err5]:vErrors.push(err5),errors++}if(data.status!==void 0){let data2=data.status;if(typeof data2!="string"){let err6={instancePath:instancePath+
"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err6]:vErrors.push(err6),errors++}if(!(data2==="pending"||data2==="approved"||data2==="denied")){let err7={
instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:schema70.
properties.status.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err7]:vErrors.push(
err7),errors++}}if(data.action!==void 0){let data3=data.action;if(typeof data3=="string"){if(func1(data3)<1){let err8={instancePath:instancePath+
"/action",schemaPath:"#/properties/action/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer t\
han 1 characters"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}else{let err9={instancePath:instancePath+"\
/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err9]:vErrors.push(err9),errors++}}if(data.payload!==void 0){let data4=data.payload;if(!(data4&&typeof data4==
"object"&&!Array.isArray(data4))){let err10={instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/type",
keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}
if(data.created_at!==void 0){let data5=data.created_at;if(typeof data5=="string"){if(!formats0.validate(data5)){let err11={
instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"dat\
e-time"},message:'must match format "date-time"'};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}}else{let err12={
instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}}if(data.decided_at!==void 0){let data6=data.
decided_at;if(typeof data6!="string"&&data6!==null){let err13={instancePath:instancePath+"/decided_at",schemaPath:"#/pro\
perties/decided_at/type",keyword:"type",params:{type:schema70.properties.decided_at.type},message:"must be string,null"};
vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}if(typeof data6=="string"&&!formats0.validate(data6)){let err14={
instancePath:instancePath+"/decided_at",schemaPath:"#/properties/decided_at/format",keyword:"format",params:{format:"dat\
e-time"},message:'must match format "date-time"'};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}}if(data.decided_by!==
void 0){let data7=data.decided_by;if(typeof data7!="string"&&data7!==null){let err15={instancePath:instancePath+"/decide\
d_by",schemaPath:"#/properties/decided_by/type",keyword:"type",params:{type:schema70.properties.decided_by.type},message:"\
must be string,null"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}}if(data.note!==void 0){let data8=data.
note;if(typeof data8!="string"&&data8!==null){let err16={instancePath:instancePath+"/note",schemaPath:"#/properties/note\
/type",keyword:"type",params:{type:schema70.properties.note.type},message:"must be string,null"};vErrors===null?vErrors=
[err16]:vErrors.push(err16),errors++}}}else{let err17={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}return validate233.errors=vErrors,
errors===0}validate233.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v54=validate234;function validate234(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate234.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.plan===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"plan"},message:"must have required property 'plan'"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}if(data.period_start===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"period_start"},message:"must have required property 'period_start'"};vErrors===null?vErrors=[err1]:vErrors.
push(err1),errors++}if(data.period_end===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"period_end"},message:"must have required property 'period_end'"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}for(let key0 in data){if(vErrors!==null&&vErrors.length>=1e4)break;if(!func5.call(schema81.properties,
key0)){let err3={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}if(data.plan!==
void 0&&(validate125(data.plan,{instancePath:instancePath+"/plan",parentData:data,parentDataProperty:"plan",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate125.errors:vErrors.concat(validate125.errors),errors=vErrors.length)),data.status!==void 0){
let data1=data.status;if(typeof data1!="string"){let err4={instancePath:instancePath+"/status",schemaPath:"#/properties/\
status/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(
err4),errors++}if(!(data1==="active"||data1==="past_due"||data1==="canceled")){let err5={instancePath:instancePath+"/sta\
tus",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:schema81.properties.status.enum},message:"\
must be equal to one of the allowed values"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}if(data.period_start!==
void 0){let data2=data.period_start;if(typeof data2=="string"){if(!formats0.validate(data2)){let err6={instancePath:instancePath+
"/period_start",schemaPath:"#/properties/period_start/format",keyword:"format",params:{format:"date-time"},message:'must\
 match format "date-time"'};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}else{let err7={instancePath:instancePath+
"/period_start",schemaPath:"#/properties/period_start/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}if(data.period_end!==void 0){let data3=data.period_end;if(typeof data3==
"string"){if(!formats0.validate(data3)){let err8={instancePath:instancePath+"/period_end",schemaPath:"#/properties/perio\
d_end/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===null?vErrors=
[err8]:vErrors.push(err8),errors++}}else{let err9={instancePath:instancePath+"/period_end",schemaPath:"#/properties/peri\
od_end/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err9]:vErrors.push(
err9),errors++}}if(data.next_plan!==void 0&&(validate125(data.next_plan,{instancePath:instancePath+"/next_plan",parentData:data,
parentDataProperty:"next_plan",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate125.errors:vErrors.concat(validate125.
errors),errors=vErrors.length)),data.trial_ends_at!==void 0){let data5=data.trial_ends_at;if(typeof data5=="string"){if(!formats0.
validate(data5)){let err10={instancePath:instancePath+"/trial_ends_at",schemaPath:"#/properties/trial_ends_at/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===null?vErrors=[err10]:vErrors.push(
err10),errors++}}else{let err11={instancePath:instancePath+"/trial_ends_at",schemaPath:"#/properties/trial_ends_at/type",
keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}}
if(data.cancels_at_period_end!==void 0&&typeof data.cancels_at_period_end!="boolean"){let err12={instancePath:instancePath+
"/cancels_at_period_end",schemaPath:"#/properties/cancels_at_period_end/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}if(data.past_due_since!==void 0){let data7=data.
past_due_since;if(typeof data7=="string"){if(!formats0.validate(data7)){let err13={instancePath:instancePath+"/past_due_\
since",schemaPath:"#/properties/past_due_since/format",keyword:"format",params:{format:"date-time"},message:'must match \
format "date-time"'};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}}else{let err14={instancePath:instancePath+
"/past_due_since",schemaPath:"#/properties/past_due_since/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}}data.payment_method!==void 0&&(validate122(data.payment_method,
{instancePath:instancePath+"/payment_method",parentData:data,parentDataProperty:"payment_method",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate122.errors:vErrors.concat(validate122.errors),errors=vErrors.length))}else{let err15={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err15]:vErrors.
push(err15),errors++}return validate234.errors=vErrors,errors===0}validate234.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var v55=validate238;function validate238(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate238.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.name===void 0){let err0={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required prop\
erty 'name'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.fields===void 0){let err1={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"fields"},message:"must have required property 'field\
s'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}for(let key0 in data){if(vErrors!==null&&vErrors.length>=
1e4)break;if(!(key0==="id"||key0==="name"||key0==="fields"||key0==="submit_label"||key0==="schema_table"||key0==="on_sub\
mit"||key0==="created_at")){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err2]:vErrors.push(err2),
errors++}}if(data.id!==void 0){let data0=data.id;if(typeof data0=="string"){if(!pattern14.test(data0)){let err3={instancePath:instancePath+
"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^frm_[A-Za-z0-9]+$"},message:'must match p\
attern "^frm_[A-Za-z0-9]+$"'};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}else{let err4={instancePath:instancePath+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err4]:vErrors.push(err4),errors++}}if(data.name!==void 0){let data1=data.name;if(typeof data1=="string"){if(func1(data1)>
120){let err5={instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:120},
message:"must NOT have more than 120 characters"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(func1(data1)<
1){let err6={instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}else{let err7={
instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}if(data.fields!==void 0){let data2=data.fields;
if(Array.isArray(data2)){if(data2.length<1){let err8={instancePath:instancePath+"/fields",schemaPath:"#/properties/field\
s/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};vErrors===null?vErrors=[err8]:
vErrors.push(err8),errors++}let all0=vErrors;for(let i0=0;i0<data2.length;i0++){vErrors=null,errors=0;let data3=data2[i0];
if(typeof data3=="string"){if(func1(data3)<1){let err9={instancePath:instancePath+"/fields/"+i0,schemaPath:"#/properties\
/fields/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===
null?vErrors=[err9]:vErrors.push(err9),errors++}}else{let err10={instancePath:instancePath+"/fields/"+i0,schemaPath:"#/p\
roperties/fields/items/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err10]:
vErrors.push(err10),errors++}if(all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)all0.push(error0);
if(all0!==null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err11={instancePath:instancePath+
"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===
null?vErrors=[err11]:vErrors.push(err11),errors++}}if(data.submit_label!==void 0&&typeof data.submit_label!="string"){let err12={
instancePath:instancePath+"/submit_label",schemaPath:"#/properties/submit_label/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}if(data.schema_table!==void 0&&
typeof data.schema_table!="string"){let err13={instancePath:instancePath+"/schema_table",schemaPath:"#/properties/schema\
_table/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err13]:vErrors.push(
err13),errors++}if(data.on_submit!==void 0){let data6=data.on_submit;if(data6&&typeof data6=="object"&&!Array.isArray(data6)){
if(data6.capability===void 0){let err14={instancePath:instancePath+"/on_submit",schemaPath:"#/properties/on_submit/requi\
red",keyword:"required",params:{missingProperty:"capability"},message:"must have required property 'capability'"};vErrors===
null?vErrors=[err14]:vErrors.push(err14),errors++}if(data6.args===void 0){let err15={instancePath:instancePath+"/on_subm\
it",schemaPath:"#/properties/on_submit/required",keyword:"required",params:{missingProperty:"args"},message:"must have r\
equired property 'args'"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}for(let key1 in data6){if(vErrors!==
null&&vErrors.length>=1e4)break;if(!(key1==="capability"||key1==="args")){let err16={instancePath:instancePath+"/on_subm\
it",schemaPath:"#/properties/on_submit/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}}if(data6.capability!==
void 0){let data7=data6.capability;if(typeof data7=="string"){if(func1(data7)<1){let err17={instancePath:instancePath+"/\
on_submit/capability",schemaPath:"#/properties/on_submit/properties/capability/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}}else{let err18={
instancePath:instancePath+"/on_submit/capability",schemaPath:"#/properties/on_submit/properties/capability/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++}}}else{
let err19={instancePath:instancePath+"/on_submit",schemaPath:"#/properties/on_submit/type",keyword:"type",params:{type:"\
object"},message:"must be object"};vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}}if(data.created_at!==void 0){
let data8=data.created_at;if(typeof data8=="string"){if(!formats0.validate(data8)){let err20={instancePath:instancePath+
"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"date-time"},message:'must mat\
ch format "date-time"'};vErrors===null?vErrors=[err20]:vErrors.push(err20),errors++}}else{let err21={instancePath:instancePath+
"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"string"},message:"must be string"};
vErrors===null?vErrors=[err21]:vErrors.push(err21),errors++}}}else{let err22={instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err22]:vErrors.push(err22),errors++}return validate238.
errors=vErrors,errors===0}validate238.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v56=validate239;function validate239(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate239.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.amount===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"amount"},message:"must have required property 'amount'"};vErrors===null?vErrors=[err0]:
vErrors.push(err0),errors++}if(data.currency===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"currency"},message:"must have required property 'currency'"};vErrors===null?vErrors=[err1]:vErrors.
push(err1),errors++}if(data.status===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
status"},message:"must have required property 'status'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}for(let key0 in data){
if(vErrors!==null&&vErrors.length>=1e4)break;if(!func5.call(schema79.properties,key0)){let err3={instancePath,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additiona\
l properties"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}if(data.id!==void 0){let data0=data.id;if(typeof data0==
"string"){if(!pattern16.test(data0)){let err4={instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"\
pattern",params:{pattern:"^inv_[A-Za-z0-9]+$"},message:'must match pattern "^inv_[A-Za-z0-9]+$"'};vErrors===null?vErrors=
[err4]:vErrors.push(err4),errors++}}else{let err5={instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}if(data.
period_start!==void 0){let data1=data.period_start;if(typeof data1=="string"){if(!formats0.validate(data1)){let err6={instancePath:instancePath+
"/period_start",schemaPath:"#/properties/period_start/format",keyword:"format",params:{format:"date-time"},message:'must\
 match format "date-time"'};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}else{let err7={instancePath:instancePath+
"/period_start",schemaPath:"#/properties/period_start/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}if(data.period_end!==void 0){let data2=data.period_end;if(typeof data2==
"string"){if(!formats0.validate(data2)){let err8={instancePath:instancePath+"/period_end",schemaPath:"#/properties/perio\
d_end/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===null?vErrors=
[err8]:vErrors.push(err8),errors++}}else{let err9={instancePath:instancePath+"/period_end",schemaPath:"#/properties/peri\
od_end/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err9]:vErrors.push(
err9),errors++}}if(data.amount!==void 0){let data3=data.amount;if(!(typeof data3=="number"&&!(data3%1)&&!isNaN(data3))){
let err10={instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type:"intege\
r"},message:"must be integer"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}if(typeof data3=="number"){if(data3>
9007199254740991||isNaN(data3)){let err11={instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};vErrors===null?
vErrors=[err11]:vErrors.push(err11),errors++}if(data3<0||isNaN(data3)){let err12={instancePath:instancePath+"/amount",schemaPath:"\
#/properties/amount/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=
[err12]:vErrors.push(err12),errors++}}}if(data.currency!==void 0){let data4=data.currency;if(typeof data4=="string"){if(!pattern7.
test(data4)){let err13={instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/pattern",keyword:"patter\
n",params:{pattern:"^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};vErrors===null?vErrors=[err13]:vErrors.push(
err13),errors++}}else{let err14={instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}}if(data.
status!==void 0){let data5=data.status;if(typeof data5!="string"){let err15={instancePath:instancePath+"/status",schemaPath:"\
#/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err15]:
vErrors.push(err15),errors++}if(!(data5==="draft"||data5==="open"||data5==="paid"||data5==="void"||data5==="uncollectibl\
e")){let err16={instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:schema79.
properties.status.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err16]:vErrors.push(
err16),errors++}}if(data.pdf_url!==void 0){let data6=data.pdf_url;if(typeof data6=="string"){if(!formats60(data6)){let err17={
instancePath:instancePath+"/pdf_url",schemaPath:"#/properties/pdf_url/format",keyword:"format",params:{format:"uri"},message:'\
must match format "uri"'};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}}else{let err18={instancePath:instancePath+
"/pdf_url",schemaPath:"#/properties/pdf_url/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err18]:vErrors.push(err18),errors++}}if(data.created_at!==void 0){let data7=data.created_at;if(typeof data7==
"string"){if(!formats0.validate(data7)){let err19={instancePath:instancePath+"/created_at",schemaPath:"#/properties/crea\
ted_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===null?vErrors=
[err19]:vErrors.push(err19),errors++}}else{let err20={instancePath:instancePath+"/created_at",schemaPath:"#/properties/c\
reated_at/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err20]:vErrors.push(
err20),errors++}}if(data.lines!==void 0){let data8=data.lines;if(Array.isArray(data8)){let all0=vErrors;for(let i0=0;i0<
data8.length;i0++){if(vErrors=null,errors=0,validate94(data8[i0],{instancePath:instancePath+"/lines/"+i0,parentData:data8,
parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate94.errors:vErrors.concat(validate94.errors),
errors=vErrors.length),all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)all0.push(error0);if(all0!==
null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err21={instancePath:instancePath+"/l\
ines",schemaPath:"#/properties/lines/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?
vErrors=[err21]:vErrors.push(err21),errors++}}}else{let err22={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};vErrors===null?vErrors=[err22]:vErrors.push(err22),errors++}return validate239.errors=
vErrors,errors===0}validate239.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v57=validate241;function validate241(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate241.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.level===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"level"},message:"must have required property 'level'"};vErrors===null?vErrors=[err0]:
vErrors.push(err0),errors++}if(data.source===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"source"},message:"must have required property 'source'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),
errors++}if(data.message===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
message"},message:"must have required property 'message'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}for(let key0 in data){
if(vErrors!==null&&vErrors.length>=1e4)break;if(!(key0==="ts"||key0==="level"||key0==="source"||key0==="message"||key0===
"request_id")){let err3={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}if(data.ts!==void 0){
let data0=data.ts;if(typeof data0=="string"){if(!formats0.validate(data0)){let err4={instancePath:instancePath+"/ts",schemaPath:"\
#/properties/ts/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===
null?vErrors=[err4]:vErrors.push(err4),errors++}}else{let err5={instancePath:instancePath+"/ts",schemaPath:"#/properties\
/ts/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),
errors++}}if(data.level!==void 0){let data1=data.level;if(typeof data1!="string"){let err6={instancePath:instancePath+"/\
level",schemaPath:"#/properties/level/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err6]:vErrors.push(err6),errors++}if(!(data1==="debug"||data1==="info"||data1==="warn"||data1==="error")){let err7={
instancePath:instancePath+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues:schema78.properties.
level.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}
if(data.source!==void 0){let data2=data.source;if(typeof data2=="string"){if(func1(data2)<1){let err8={instancePath:instancePath+
"/source",schemaPath:"#/properties/source/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer t\
han 1 characters"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}else{let err9={instancePath:instancePath+"\
/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err9]:vErrors.push(err9),errors++}}if(data.message!==void 0&&typeof data.message!="string"){let err10={instancePath:instancePath+
"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err10]:vErrors.push(err10),errors++}if(data.request_id!==void 0&&typeof data.request_id!="string"){let err11={
instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}}else{let err12={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err12]:vErrors.push(err12),
errors++}return validate241.errors=vErrors,errors===0}validate241.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v58=validate242;
function validate242(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate242.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.slug===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"slug"},message:"must have required property 'slug'"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.title===void 0){let err1={instancePath,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};vErrors===null?
vErrors=[err1]:vErrors.push(err1),errors++}for(let key0 in data){if(vErrors!==null&&vErrors.length>=1e4)break;if(!func5.
call(schema71.properties,key0)){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err2]:vErrors.push(
err2),errors++}}if(data.id!==void 0){let data0=data.id;if(typeof data0=="string"){if(!pattern11.test(data0)){let err3={instancePath:instancePath+
"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^page_[A-Za-z0-9]+$"},message:'must match \
pattern "^page_[A-Za-z0-9]+$"'};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}else{let err4={instancePath:instancePath+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err4]:vErrors.push(err4),errors++}}if(data.slug!==void 0&&(validate137(data.slug,{instancePath:instancePath+"/slug",parentData:data,
parentDataProperty:"slug",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate137.errors:vErrors.concat(validate137.
errors),errors=vErrors.length)),data.title!==void 0){let data2=data.title;if(typeof data2=="string"){if(func1(data2)>200){
let err5={instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:200},
message:"must NOT have more than 200 characters"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(func1(data2)<
1){let err6={instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}else{let err7={
instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}if(data.document!==void 0&&(validate100(data.
document,{instancePath:instancePath+"/document",parentData:data,parentDataProperty:"document",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate100.errors:vErrors.concat(validate100.errors),errors=vErrors.length)),data.published!==void 0&&
typeof data.published!="boolean"){let err8={instancePath:instancePath+"/published",schemaPath:"#/properties/published/ty\
pe",keyword:"type",params:{type:"boolean"},message:"must be boolean"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}
if(data.versions!==void 0){let data5=data.versions;if(Array.isArray(data5)){if(data5.length<1){let err9={instancePath:instancePath+
"/versions",schemaPath:"#/properties/versions/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer\
 than 1 items"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}let all0=vErrors;for(let i0=0;i0<data5.length;i0++){
if(vErrors=null,errors=0,validate140(data5[i0],{instancePath:instancePath+"/versions/"+i0,parentData:data5,parentDataProperty:i0,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate140.errors:vErrors.concat(validate140.errors),errors=vErrors.
length),all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)all0.push(error0);if(all0!==null&&all0.
length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err10={instancePath:instancePath+"/versions",schemaPath:"\
#/properties/versions/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err10]:
vErrors.push(err10),errors++}}if(data.published_version!==void 0){let data7=data.published_version;if(!(typeof data7=="n\
umber"&&!(data7%1)&&!isNaN(data7))&&data7!==null){let err11={instancePath:instancePath+"/published_version",schemaPath:"\
#/properties/published_version/type",keyword:"type",params:{type:schema71.properties.published_version.type},message:"mu\
st be integer,null"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}if(typeof data7=="number"){if(data7>1e9||
isNaN(data7)){let err12={instancePath:instancePath+"/published_version",schemaPath:"#/properties/published_version/maxim\
um",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 1000000000"};vErrors===null?vErrors=[err12]:
vErrors.push(err12),errors++}if(data7<1||isNaN(data7)){let err13={instancePath:instancePath+"/published_version",schemaPath:"\
#/properties/published_version/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};vErrors===
null?vErrors=[err13]:vErrors.push(err13),errors++}}}if(data.released_slugs!==void 0){let data8=data.released_slugs;if(Array.
isArray(data8)){let all1=vErrors;for(let i1=0;i1<data8.length;i1++){vErrors=null,errors=0;let data9=data8[i1];if(data9&&
typeof data9=="object"&&!Array.isArray(data9)){if(data9.slug===void 0){let err14={instancePath:instancePath+"/released_s\
lugs/"+i1,schemaPath:"#/properties/released_slugs/items/required",keyword:"required",params:{missingProperty:"slug"},message:"\
must have required property 'slug'"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}if(data9.released_at===
void 0){let err15={instancePath:instancePath+"/released_slugs/"+i1,schemaPath:"#/properties/released_slugs/items/require\
d",keyword:"required",params:{missingProperty:"released_at"},message:"must have required property 'released_at'"};vErrors===
null?vErrors=[err15]:vErrors.push(err15),errors++}for(let key1 in data9){if(vErrors!==null&&vErrors.length>=1e4)break;if(!(key1===
"slug"||key1==="released_at")){let err16={instancePath:instancePath+"/released_slugs/"+i1,schemaPath:"#/properties/relea\
sed_slugs/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT \
have additional properties"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}}if(data9.slug!==void 0){let data10=data9.
slug;if(typeof data10=="string"){if(func1(data10)>80){let err17={instancePath:instancePath+"/released_slugs/"+i1+"/slug",
schemaPath:"#/properties/released_slugs/items/properties/slug/maxLength",keyword:"maxLength",params:{limit:80},message:"\
must NOT have more than 80 characters"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}if(func1(data10)<1){
let err18={instancePath:instancePath+"/released_slugs/"+i1+"/slug",schemaPath:"#/properties/released_slugs/items/propert\
ies/slug/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?
vErrors=[err18]:vErrors.push(err18),errors++}if(!pattern12.test(data10)){let err19={instancePath:instancePath+"/released\
_slugs/"+i1+"/slug",schemaPath:"#/properties/released_slugs/items/properties/slug/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9-]+$"},message:'must match pattern "^[a-z0-9-]+$"'};vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}}else{
let err20={instancePath:instancePath+"/released_slugs/"+i1+"/slug",schemaPath:"#/properties/released_slugs/items/propert\
ies/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err20]:vErrors.push(
err20),errors++}}if(data9.released_at!==void 0){let data11=data9.released_at;if(typeof data11=="string"){if(!formats0.validate(
data11)){let err21={instancePath:instancePath+"/released_slugs/"+i1+"/released_at",schemaPath:"#/properties/released_slu\
gs/items/properties/released_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-ti\
me"'};vErrors===null?vErrors=[err21]:vErrors.push(err21),errors++}}else{let err22={instancePath:instancePath+"/released_\
slugs/"+i1+"/released_at",schemaPath:"#/properties/released_slugs/items/properties/released_at/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err22]:vErrors.push(err22),errors++}}}else{let err23={instancePath:instancePath+
"/released_slugs/"+i1,schemaPath:"#/properties/released_slugs/items/type",keyword:"type",params:{type:"object"},message:"\
must be object"};vErrors===null?vErrors=[err23]:vErrors.push(err23),errors++}if(all1===null)all1=vErrors;else if(vErrors!==
null)for(let error1 of vErrors)all1.push(error1);if(all1!==null&&all1.length>=1e4)break}vErrors=all1,errors=all1===null?
0:all1.length}else{let err24={instancePath:instancePath+"/released_slugs",schemaPath:"#/properties/released_slugs/type",
keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err24]:vErrors.push(err24),errors++}}
if(data.created_at!==void 0){let data12=data.created_at;if(typeof data12=="string"){if(!formats0.validate(data12)){let err25={
instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"dat\
e-time"},message:'must match format "date-time"'};vErrors===null?vErrors=[err25]:vErrors.push(err25),errors++}}else{let err26={
instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err26]:vErrors.push(err26),errors++}}}else{let err27={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err27]:vErrors.push(err27),
errors++}return validate242.errors=vErrors,errors===0}validate242.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v59=validate246;
function validate246(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate246.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.version===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"version"},message:"must have required property 'vers\
ion'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.document===void 0){let err1={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"document"},message:"must have required property 'document'"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}for(let key0 in data){if(vErrors!==null&&vErrors.length>=1e4)break;if(!(key0===
"version"||key0==="document"||key0==="created_at")){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=
[err2]:vErrors.push(err2),errors++}}if(data.version!==void 0){let data0=data.version;if(!(typeof data0=="number"&&!(data0%
1)&&!isNaN(data0))){let err3={instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(typeof data0==
"number"){if(data0>1e9||isNaN(data0)){let err4={instancePath:instancePath+"/version",schemaPath:"#/properties/version/ma\
ximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 1000000000"};vErrors===null?vErrors=[err4]:
vErrors.push(err4),errors++}if(data0<1||isNaN(data0)){let err5={instancePath:instancePath+"/version",schemaPath:"#/prope\
rties/version/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};vErrors===null?vErrors=
[err5]:vErrors.push(err5),errors++}}}if(data.document!==void 0&&(validate100(data.document,{instancePath:instancePath+"/\
document",parentData:data,parentDataProperty:"document",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate100.errors:
vErrors.concat(validate100.errors),errors=vErrors.length)),data.created_at!==void 0){let data2=data.created_at;if(typeof data2==
"string"){if(!formats0.validate(data2)){let err6={instancePath:instancePath+"/created_at",schemaPath:"#/properties/creat\
ed_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===null?vErrors=
[err6]:vErrors.push(err6),errors++}}else{let err7={instancePath:instancePath+"/created_at",schemaPath:"#/properties/crea\
ted_at/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err7]:vErrors.push(
err7),errors++}}}else{let err8={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be \
object"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}return validate246.errors=vErrors,errors===0}validate246.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v60=validate248;function validate248(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate248.evaluated;if(evaluated0.
dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&
!Array.isArray(data)){for(let key0 in data){if(vErrors!==null&&vErrors.length>=1e4)break;if(!func5.call(schema88.properties,
key0)){let err0={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}if(data.agents!==
void 0){let data0=data.agents;if(Array.isArray(data0)){let all0=vErrors;for(let i0=0;i0<data0.length;i0++){if(vErrors=null,
errors=0,validate130(data0[i0],{instancePath:instancePath+"/agents/"+i0,parentData:data0,parentDataProperty:i0,rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate130.errors:vErrors.concat(validate130.errors),errors=vErrors.length),all0===
null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)all0.push(error0);if(all0!==null&&all0.length>=1e4)break}
vErrors=all0,errors=all0===null?0:all0.length}else{let err1={instancePath:instancePath+"/agents",schemaPath:"#/propertie\
s/agents/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err1]:vErrors.push(
err1),errors++}}if(data.runs!==void 0){let data2=data.runs;if(Array.isArray(data2)){let all1=vErrors;for(let i1=0;i1<data2.
length;i1++){if(vErrors=null,errors=0,validate132(data2[i1],{instancePath:instancePath+"/runs/"+i1,parentData:data2,parentDataProperty:i1,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate132.errors:vErrors.concat(validate132.errors),errors=vErrors.
length),all1===null)all1=vErrors;else if(vErrors!==null)for(let error1 of vErrors)all1.push(error1);if(all1!==null&&all1.
length>=1e4)break}vErrors=all1,errors=all1===null?0:all1.length}else{let err2={instancePath:instancePath+"/runs",schemaPath:"\
#/properties/runs/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}}if(data.approvals!==void 0){let data4=data.approvals;if(Array.isArray(data4)){let all2=vErrors;for(let i2=0;i2<
data4.length;i2++){if(vErrors=null,errors=0,validate134(data4[i2],{instancePath:instancePath+"/approvals/"+i2,parentData:data4,
parentDataProperty:i2,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate134.errors:vErrors.concat(validate134.errors),
errors=vErrors.length),all2===null)all2=vErrors;else if(vErrors!==null)for(let error2 of vErrors)all2.push(error2);if(all2!==
null&&all2.length>=1e4)break}vErrors=all2,errors=all2===null?0:all2.length}else{let err3={instancePath:instancePath+"/ap\
provals",schemaPath:"#/properties/approvals/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===
null?vErrors=[err3]:vErrors.push(err3),errors++}}if(data.pages!==void 0){let data6=data.pages;if(Array.isArray(data6)){let all3=vErrors;
for(let i3=0;i3<data6.length;i3++){if(vErrors=null,errors=0,validate136(data6[i3],{instancePath:instancePath+"/pages/"+i3,
parentData:data6,parentDataProperty:i3,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate136.errors:vErrors.concat(
validate136.errors),errors=vErrors.length),all3===null)all3=vErrors;else if(vErrors!==null)for(let error3 of vErrors)all3.
push(error3);if(all3!==null&&all3.length>=1e4)break}vErrors=all3,errors=all3===null?0:all3.length}else{let err4={instancePath:instancePath+
"/pages",schemaPath:"#/properties/pages/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?
vErrors=[err4]:vErrors.push(err4),errors++}}if(data.theme!==void 0&&(validate105(data.theme,{instancePath:instancePath+"\
/theme",parentData:data,parentDataProperty:"theme",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate105.errors:
vErrors.concat(validate105.errors),errors=vErrors.length)),data.theme_version!==void 0){let data9=data.theme_version;if(!(typeof data9==
"number"&&!(data9%1)&&!isNaN(data9))){let err5={instancePath:instancePath+"/theme_version",schemaPath:"#/properties/them\
e_version/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err5]:vErrors.
push(err5),errors++}if(typeof data9=="number"){if(data9>1e9||isNaN(data9)){let err6={instancePath:instancePath+"/theme_v\
ersion",schemaPath:"#/properties/theme_version/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"mu\
st be <= 1000000000"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(data9<1||isNaN(data9)){let err7={instancePath:instancePath+
"/theme_version",schemaPath:"#/properties/theme_version/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}}if(data.theme_draft!==void 0&&(validate146(data.
theme_draft,{instancePath:instancePath+"/theme_draft",parentData:data,parentDataProperty:"theme_draft",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate146.errors:vErrors.concat(validate146.errors),errors=vErrors.length)),data.forms!==void 0){
let data11=data.forms;if(Array.isArray(data11)){let all4=vErrors;for(let i4=0;i4<data11.length;i4++){if(vErrors=null,errors=
0,validate150(data11[i4],{instancePath:instancePath+"/forms/"+i4,parentData:data11,parentDataProperty:i4,rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate150.errors:vErrors.concat(validate150.errors),errors=vErrors.length),all4===null)all4=vErrors;else if(vErrors!==
null)for(let error4 of vErrors)all4.push(error4);if(all4!==null&&all4.length>=1e4)break}vErrors=all4,errors=all4===null?
0:all4.length}else{let err8={instancePath:instancePath+"/forms",schemaPath:"#/properties/forms/type",keyword:"type",params:{
type:"array"},message:"must be array"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}if(data.submissions!==
void 0){let data13=data.submissions;if(Array.isArray(data13)){let all5=vErrors;for(let i5=0;i5<data13.length;i5++){if(vErrors=
null,errors=0,validate152(data13[i5],{instancePath:instancePath+"/submissions/"+i5,parentData:data13,parentDataProperty:i5,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate152.errors:vErrors.concat(validate152.errors),errors=vErrors.
length),all5===null)all5=vErrors;else if(vErrors!==null)for(let error5 of vErrors)all5.push(error5);if(all5!==null&&all5.
length>=1e4)break}vErrors=all5,errors=all5===null?0:all5.length}else{let err9={instancePath:instancePath+"/submissions",
schemaPath:"#/properties/submissions/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?
vErrors=[err9]:vErrors.push(err9),errors++}}if(data.log_entries!==void 0){let data15=data.log_entries;if(Array.isArray(data15)){
let all6=vErrors;for(let i6=0;i6<data15.length;i6++){if(vErrors=null,errors=0,validate154(data15[i6],{instancePath:instancePath+
"/log_entries/"+i6,parentData:data15,parentDataProperty:i6,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate154.
errors:vErrors.concat(validate154.errors),errors=vErrors.length),all6===null)all6=vErrors;else if(vErrors!==null)for(let error6 of vErrors)
all6.push(error6);if(all6!==null&&all6.length>=1e4)break}vErrors=all6,errors=all6===null?0:all6.length}else{let err10={instancePath:instancePath+
"/log_entries",schemaPath:"#/properties/log_entries/type",keyword:"type",params:{type:"array"},message:"must be array"};
vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}if(data.invoices!==void 0){let data17=data.invoices;if(Array.
isArray(data17)){let all7=vErrors;for(let i7=0;i7<data17.length;i7++){if(vErrors=null,errors=0,validate156(data17[i7],{instancePath:instancePath+
"/invoices/"+i7,parentData:data17,parentDataProperty:i7,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate156.errors:
vErrors.concat(validate156.errors),errors=vErrors.length),all7===null)all7=vErrors;else if(vErrors!==null)for(let error7 of vErrors)
all7.push(error7);if(all7!==null&&all7.length>=1e4)break}vErrors=all7,errors=all7===null?0:all7.length}else{let err11={instancePath:instancePath+
"/invoices",schemaPath:"#/properties/invoices/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===
null?vErrors=[err11]:vErrors.push(err11),errors++}}if(data.secrets!==void 0){let data19=data.secrets;if(Array.isArray(data19)){
let all8=vErrors;for(let i8=0;i8<data19.length;i8++){if(vErrors=null,errors=0,validate166(data19[i8],{instancePath:instancePath+
"/secrets/"+i8,parentData:data19,parentDataProperty:i8,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate166.errors:
vErrors.concat(validate166.errors),errors=vErrors.length),all8===null)all8=vErrors;else if(vErrors!==null)for(let error8 of vErrors)
all8.push(error8);if(all8!==null&&all8.length>=1e4)break}vErrors=all8,errors=all8===null?0:all8.length}else{let err12={instancePath:instancePath+
"/secrets",schemaPath:"#/properties/secrets/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===
null?vErrors=[err12]:vErrors.push(err12),errors++}}if(data.webhooks!==void 0){let data21=data.webhooks;if(Array.isArray(
data21)){let all9=vErrors;for(let i9=0;i9<data21.length;i9++){if(vErrors=null,errors=0,validate170(data21[i9],{instancePath:instancePath+
"/webhooks/"+i9,parentData:data21,parentDataProperty:i9,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate170.errors:
vErrors.concat(validate170.errors),errors=vErrors.length),all9===null)all9=vErrors;else if(vErrors!==null)for(let error9 of vErrors)
all9.push(error9);if(all9!==null&&all9.length>=1e4)break}vErrors=all9,errors=all9===null?0:all9.length}else{let err13={instancePath:instancePath+
"/webhooks",schemaPath:"#/properties/webhooks/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===
null?vErrors=[err13]:vErrors.push(err13),errors++}}if(data.billing!==void 0&&(validate161(data.billing,{instancePath:instancePath+
"/billing",parentData:data,parentDataProperty:"billing",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate161.errors:
vErrors.concat(validate161.errors),errors=vErrors.length)),data.usage!==void 0){let data24=data.usage;if(Array.isArray(data24)){
let all10=vErrors;for(let i10=0;i10<data24.length;i10++){if(vErrors=null,errors=0,validate159(data24[i10],{instancePath:instancePath+
"/usage/"+i10,parentData:data24,parentDataProperty:i10,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate159.errors:
vErrors.concat(validate159.errors),errors=vErrors.length),all10===null)all10=vErrors;else if(vErrors!==null)for(let error10 of vErrors)
all10.push(error10);if(all10!==null&&all10.length>=1e4)break}vErrors=all10,errors=all10===null?0:all10.length}else{let err14={
instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/type",keyword:"type",params:{type:"array"},message:"mu\
st be array"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}}}else{let err15={instancePath,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err15]:vErrors.push(err15),
errors++}return validate248.errors=vErrors,errors===0}validate248.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v61=validate263;
function validate263(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate263.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.agent_id===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"agent_id"},message:"must have required property 'age\
nt_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.status===void 0){let err1={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}for(let key0 in data){if(vErrors!==null&&vErrors.length>=1e4)break;if(!(key0===
"id"||key0==="agent_id"||key0==="status"||key0==="created_at"||key0==="started_at"||key0==="finished_at"||key0==="approv\
al_id"||key0==="request_id")){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err2]:vErrors.push(
err2),errors++}}if(data.id!==void 0){let data0=data.id;if(typeof data0=="string"){if(!pattern9.test(data0)){let err3={instancePath:instancePath+
"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^run_[A-Za-z0-9]+$"},message:'must match p\
attern "^run_[A-Za-z0-9]+$"'};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}else{let err4={instancePath:instancePath+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err4]:vErrors.push(err4),errors++}}if(data.agent_id!==void 0&&typeof data.agent_id!="string"){let err5={instancePath:instancePath+
"/agent_id",schemaPath:"#/properties/agent_id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err5]:vErrors.push(err5),errors++}if(data.status!==void 0){let data2=data.status;if(typeof data2!="string"){
let err6={instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(!(data2==="pending"||data2==="run\
ning"||data2==="awaiting_approval"||data2==="completed"||data2==="failed"||data2==="denied")){let err7={instancePath:instancePath+
"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:schema69.properties.status.enum},message:"\
must be equal to one of the allowed values"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}if(data.created_at!==
void 0){let data3=data.created_at;if(typeof data3=="string"){if(!formats0.validate(data3)){let err8={instancePath:instancePath+
"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"date-time"},message:'must mat\
ch format "date-time"'};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}else{let err9={instancePath:instancePath+
"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"string"},message:"must be string"};
vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}if(data.started_at!==void 0){let data4=data.started_at;if(typeof data4!=
"string"&&data4!==null){let err10={instancePath:instancePath+"/started_at",schemaPath:"#/properties/started_at/type",keyword:"\
type",params:{type:schema69.properties.started_at.type},message:"must be string,null"};vErrors===null?vErrors=[err10]:vErrors.
push(err10),errors++}if(typeof data4=="string"&&!formats0.validate(data4)){let err11={instancePath:instancePath+"/starte\
d_at",schemaPath:"#/properties/started_at/format",keyword:"format",params:{format:"date-time"},message:'must match forma\
t "date-time"'};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}}if(data.finished_at!==void 0){let data5=data.
finished_at;if(typeof data5!="string"&&data5!==null){let err12={instancePath:instancePath+"/finished_at",schemaPath:"#/p\
roperties/finished_at/type",keyword:"type",params:{type:schema69.properties.finished_at.type},message:"must be string,nu\
ll"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}if(typeof data5=="string"&&!formats0.validate(data5)){let err13={
instancePath:instancePath+"/finished_at",schemaPath:"#/properties/finished_at/format",keyword:"format",params:{format:"d\
ate-time"},message:'must match format "date-time"'};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}}if(data.
approval_id!==void 0){let data6=data.approval_id;if(typeof data6!="string"&&data6!==null){let err14={instancePath:instancePath+
"/approval_id",schemaPath:"#/properties/approval_id/type",keyword:"type",params:{type:schema69.properties.approval_id.type},
message:"must be string,null"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}}if(data.request_id!==void 0){
let data7=data.request_id;if(typeof data7!="string"&&data7!==null){let err15={instancePath:instancePath+"/request_id",schemaPath:"\
#/properties/request_id/type",keyword:"type",params:{type:schema69.properties.request_id.type},message:"must be string,n\
ull"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}}}else{let err16={instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}return validate263.
errors=vErrors,errors===0}validate263.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v62=validate264;function validate264(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate264.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.name===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"name"},message:"must have required property 'name'"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}for(let key0 in data){if(vErrors!==null&&vErrors.length>=1e4)break;if(!(key0==="name"||key0==="value"||
key0==="purpose"||key0==="residency"||key0==="zdr"||key0==="rotation_required_by"||key0==="created_at"||key0==="updated_\
at")){let err1={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}if(data.name!==
void 0){let data0=data.name;if(typeof data0=="string"){if(func1(data0)>128){let err2={instancePath:instancePath+"/name",
schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 cha\
racters"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(!pattern18.test(data0)){let err3={instancePath:instancePath+
"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_.-]*$"},message:'\
must match pattern "^[A-Za-z_][A-Za-z0-9_.-]*$"'};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}else{let err4={
instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}if(data.value!==void 0){let data1=data.value;if(typeof data1==
"string"){if(func1(data1)>65536){let err5={instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",
keyword:"maxLength",params:{limit:65536},message:"must NOT have more than 65536 characters"};vErrors===null?vErrors=[err5]:
vErrors.push(err5),errors++}if(func1(data1)<1){let err6={instancePath:instancePath+"/value",schemaPath:"#/properties/val\
ue/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=
[err6]:vErrors.push(err6),errors++}}else{let err7={instancePath:instancePath+"/value",schemaPath:"#/properties/value/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}
if(data.purpose!==void 0){let data2=data.purpose;if(typeof data2!="string"&&data2!==null){let err8={instancePath:instancePath+
"/purpose",schemaPath:"#/properties/purpose/type",keyword:"type",params:{type:schema82.properties.purpose.type},message:"\
must be string,null"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}if(typeof data2=="string"&&func1(data2)>
200){let err9={instancePath:instancePath+"/purpose",schemaPath:"#/properties/purpose/maxLength",keyword:"maxLength",params:{
limit:200},message:"must NOT have more than 200 characters"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}
if(data.residency!==void 0&&(validate167(data.residency,{instancePath:instancePath+"/residency",parentData:data,parentDataProperty:"\
residency",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate167.errors:vErrors.concat(validate167.errors),errors=
vErrors.length)),data.zdr!==void 0&&typeof data.zdr!="boolean"){let err10={instancePath:instancePath+"/zdr",schemaPath:"\
#/properties/zdr/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};vErrors===null?vErrors=[err10]:
vErrors.push(err10),errors++}if(data.rotation_required_by!==void 0){let data5=data.rotation_required_by;if(typeof data5!=
"string"&&data5!==null){let err11={instancePath:instancePath+"/rotation_required_by",schemaPath:"#/properties/rotation_r\
equired_by/type",keyword:"type",params:{type:schema82.properties.rotation_required_by.type},message:"must be string,null"};
vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}if(!(data5==="payments"||data5==="email"||data5==="storage"||
data5==="database"||data5==="identity"||data5==="dns"||data5===null)){let err12={instancePath:instancePath+"/rotation_re\
quired_by",schemaPath:"#/properties/rotation_required_by/enum",keyword:"enum",params:{allowedValues:schema82.properties.
rotation_required_by.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err12]:vErrors.
push(err12),errors++}}if(data.created_at!==void 0){let data6=data.created_at;if(typeof data6=="string"){if(!formats0.validate(
data6)){let err13={instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",
params:{format:"date-time"},message:'must match format "date-time"'};vErrors===null?vErrors=[err13]:vErrors.push(err13),
errors++}}else{let err14={instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}}if(data.
updated_at!==void 0){let data7=data.updated_at;if(typeof data7=="string"){if(!formats0.validate(data7)){let err15={instancePath:instancePath+
"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format:"date-time"},message:'must mat\
ch format "date-time"'};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}}else{let err16={instancePath:instancePath+
"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type:"string"},message:"must be string"};
vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}}}else{let err17={instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}return validate264.
errors=vErrors,errors===0}validate264.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v63=validate266;function validate266(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate266.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.form_id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"form_id"},message:"must have required property 'form_id'"};vErrors===null?vErrors=[err0]:
vErrors.push(err0),errors++}if(data.data===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"data"},message:"must have required property 'data'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
for(let key0 in data){if(vErrors!==null&&vErrors.length>=1e4)break;if(!(key0==="id"||key0==="form_id"||key0==="data"||key0===
"submitted_at")){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}if(data.id!==void 0){
let data0=data.id;if(typeof data0=="string"){if(!pattern15.test(data0)){let err3={instancePath:instancePath+"/id",schemaPath:"\
#/properties/id/pattern",keyword:"pattern",params:{pattern:"^sub_[A-Za-z0-9]+$"},message:'must match pattern "^sub_[A-Za\
-z0-9]+$"'};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}else{let err4={instancePath:instancePath+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.
push(err4),errors++}}if(data.form_id!==void 0&&typeof data.form_id!="string"){let err5={instancePath:instancePath+"/form\
_id",schemaPath:"#/properties/form_id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err5]:vErrors.push(err5),errors++}if(data.data!==void 0){let data2=data.data;if(!(data2&&typeof data2=="object"&&
!Array.isArray(data2))){let err6={instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{
type:"object"},message:"must be object"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}if(data.submitted_at!==
void 0){let data3=data.submitted_at;if(typeof data3=="string"){if(!formats0.validate(data3)){let err7={instancePath:instancePath+
"/submitted_at",schemaPath:"#/properties/submitted_at/format",keyword:"format",params:{format:"date-time"},message:'must\
 match format "date-time"'};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}else{let err8={instancePath:instancePath+
"/submitted_at",schemaPath:"#/properties/submitted_at/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}}else{let err9={instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}return validate266.
errors=vErrors,errors===0}validate266.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v64=validate267;function validate267(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate267.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.version===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"version"},message:"must have required property 'version'"};vErrors===null?vErrors=[err0]:
vErrors.push(err0),errors++}if(data.document===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"document"},message:"must have required property 'document'"};vErrors===null?vErrors=[err1]:vErrors.
push(err1),errors++}for(let key0 in data){if(vErrors!==null&&vErrors.length>=1e4)break;if(!(key0==="version"||key0==="do\
cument")){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}if(data.version!==
void 0){let data0=data.version;if(!(typeof data0=="number"&&!(data0%1)&&!isNaN(data0))){let err3={instancePath:instancePath+
"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===
null?vErrors=[err3]:vErrors.push(err3),errors++}if(typeof data0=="number"){if(data0>1e9||isNaN(data0)){let err4={instancePath:instancePath+
"/version",schemaPath:"#/properties/version/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"must \
be <= 1000000000"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data0<2||isNaN(data0)){let err5={instancePath:instancePath+
"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison:">=",limit:2},message:"must be\
 >= 2"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}}data.document!==void 0&&(validate105(data.document,{
instancePath:instancePath+"/document",parentData:data,parentDataProperty:"document",rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate105.errors:vErrors.concat(validate105.errors),errors=vErrors.length))}else{let err6={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err6]:vErrors.
push(err6),errors++}return validate267.errors=vErrors,errors===0}validate267.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var v65=validate269;function validate269(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate269.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.metric===void 0){let err0={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metric"},message:"must have required pr\
operty 'metric'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.quantity===void 0){let err1={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"quantity"},message:"must have required property 'qua\
ntity'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}for(let key0 in data){if(vErrors!==null&&vErrors.length>=
1e4)break;if(!(key0==="metric"||key0==="quantity"||key0==="unit"||key0==="recorded_at")){let err2={instancePath,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additiona\
l properties"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}if(data.metric!==void 0){let data0=data.metric;
if(typeof data0=="string"){if(func1(data0)<1){let err3={instancePath:instancePath+"/metric",schemaPath:"#/properties/met\
ric/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=
[err3]:vErrors.push(err3),errors++}}else{let err4={instancePath:instancePath+"/metric",schemaPath:"#/properties/metric/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}
if(data.quantity!==void 0){let data1=data.quantity;if(typeof data1=="number"){if(data1>1e12||isNaN(data1)){let err5={instancePath:instancePath+
"/quantity",schemaPath:"#/properties/quantity/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e12},message:"mu\
st be <= 1000000000000"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(data1<=0||isNaN(data1)){let err6={
instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/exclusiveMinimum",keyword:"exclusiveMinimum",params:{
comparison:">",limit:0},message:"must be > 0"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}else{let err7={
instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/type",keyword:"type",params:{type:"number"},message:"\
must be number"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}if(data.unit!==void 0){let data2=data.unit;if(typeof data2==
"string"){if(func1(data2)<1){let err8={instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err8]:vErrors.push(
err8),errors++}}else{let err9={instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}if(data.recorded_at!==
void 0){let data3=data.recorded_at;if(typeof data3=="string"){if(!formats0.validate(data3)){let err10={instancePath:instancePath+
"/recorded_at",schemaPath:"#/properties/recorded_at/format",keyword:"format",params:{format:"date-time"},message:'must m\
atch format "date-time"'};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}else{let err11={instancePath:instancePath+
"/recorded_at",schemaPath:"#/properties/recorded_at/type",keyword:"type",params:{type:"string"},message:"must be string"};
vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}}}else{let err12={instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}return validate269.
errors=vErrors,errors===0}validate269.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v66=validate270;function validate270(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate270.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.path===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"path"},message:"must have required property 'path'"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}if(data.reason===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
reason"},message:"must have required property 'reason'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.
message===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"\
must have required property 'message'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.path!==void 0&&
typeof data.path!="string"){let err3={instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.reason!==
void 0&&typeof data.reason!="string"){let err4={instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",
keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}
if(data.message!==void 0&&typeof data.message!="string"){let err5={instancePath:instancePath+"/message",schemaPath:"#/pr\
operties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.
push(err5),errors++}}else{let err6={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}return validate270.errors=vErrors,errors===0}validate270.
evaluated={props:{path:!0,reason:!0,message:!0},dynamicProps:!1,dynamicItems:!1};var v67=validate271;function validate271(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate271.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.warnings===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"warnings"},message:"must have required property 'war\
nings'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.warnings!==void 0){let data0=data.warnings;if(Array.
isArray(data0)){let all0=vErrors;for(let i0=0;i0<data0.length;i0++){if(vErrors=null,errors=0,validate66(data0[i0],{instancePath:instancePath+
"/warnings/"+i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate66.errors:
vErrors.concat(validate66.errors),errors=vErrors.length),all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)
all0.push(error0);if(all0!==null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err1={instancePath:instancePath+
"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}}}else{let err2={instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}return validate271.errors=
vErrors,errors===0}validate271.evaluated={props:{warnings:!0},dynamicProps:!1,dynamicItems:!1};var v68=validate273;function validate273(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate273.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.url===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"url"},message:"must have required property 'url'"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}if(data.events===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
events"},message:"must have required property 'events'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}for(let key0 in data){
if(vErrors!==null&&vErrors.length>=1e4)break;if(!(key0==="id"||key0==="url"||key0==="events"||key0==="secret"||key0==="c\
reated_at")){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}if(data.id!==void 0){
let data0=data.id;if(typeof data0=="string"){if(!pattern19.test(data0)){let err3={instancePath:instancePath+"/id",schemaPath:"\
#/properties/id/pattern",keyword:"pattern",params:{pattern:"^wh_[A-Za-z0-9]+$"},message:'must match pattern "^wh_[A-Za-z\
0-9]+$"'};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}else{let err4={instancePath:instancePath+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.
push(err4),errors++}}if(data.url!==void 0){let data1=data.url;if(typeof data1=="string"){if(func1(data1)>2048){let err5={
instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit:2048},message:"\
must NOT have more than 2048 characters"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(!formats60(data1)){
let err6={instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format:"uri"},message:'\
must match format "uri"'};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}else{let err7={instancePath:instancePath+
"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err7]:vErrors.push(err7),errors++}}if(data.events!==void 0){let data2=data.events;if(Array.isArray(data2)){if(data2.
length<1){let err8={instancePath:instancePath+"/events",schemaPath:"#/properties/events/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}let all0=vErrors;
for(let i0=0;i0<data2.length;i0++){vErrors=null,errors=0;let data3=data2[i0];if(typeof data3=="string"){if(func1(data3)<
1){let err9={instancePath:instancePath+"/events/"+i0,schemaPath:"#/properties/events/items/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}else{
let err10={instancePath:instancePath+"/events/"+i0,schemaPath:"#/properties/events/items/type",keyword:"type",params:{type:"\
string"},message:"must be string"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}if(all0===null)all0=vErrors;else if(vErrors!==
null)for(let error0 of vErrors)all0.push(error0);if(all0!==null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?
0:all0.length}else{let err11={instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{
type:"array"},message:"must be array"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}}if(data.secret!==void 0){
let data4=data.secret;if(typeof data4=="string"){if(func1(data4)>200){let err12={instancePath:instancePath+"/secret",schemaPath:"\
#/properties/secret/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};
vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}if(func1(data4)<1){let err13={instancePath:instancePath+"/se\
cret",schemaPath:"#/properties/secret/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than \
1 characters"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}}else{let err14={instancePath:instancePath+"/\
secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err14]:vErrors.push(err14),errors++}}if(data.created_at!==void 0){let data5=data.created_at;if(typeof data5==
"string"){if(!formats0.validate(data5)){let err15={instancePath:instancePath+"/created_at",schemaPath:"#/properties/crea\
ted_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===null?vErrors=
[err15]:vErrors.push(err15),errors++}}else{let err16={instancePath:instancePath+"/created_at",schemaPath:"#/properties/c\
reated_at/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err16]:vErrors.push(
err16),errors++}}}else{let err17={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}return validate273.errors=vErrors,errors===0}validate273.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v69=validate274;function validate274(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate274.evaluated;if(evaluated0.
dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&
!Array.isArray(data)){if(data.slug===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
slug"},message:"must have required property 'slug'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(let key0 in data){
if(vErrors!==null&&vErrors.length>=1e4)break;if(!func5.call(schema103.properties,key0)){let err1={instancePath,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additiona\
l properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}if(data.slug!==void 0){let data0=data.slug;if(typeof data0==
"string"){if(func1(data0)>63){let err2={instancePath:instancePath+"/slug",schemaPath:"#/properties/slug/maxLength",keyword:"\
maxLength",params:{limit:63},message:"must NOT have more than 63 characters"};vErrors===null?vErrors=[err2]:vErrors.push(
err2),errors++}if(!pattern20.test(data0)){let err3={instancePath:instancePath+"/slug",schemaPath:"#/properties/slug/patt\
ern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'};vErrors===
null?vErrors=[err3]:vErrors.push(err3),errors++}}else{let err4={instancePath:instancePath+"/slug",schemaPath:"#/properti\
es/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(
err4),errors++}}if(data.name!==void 0){let data1=data.name;if(typeof data1=="string"){if(func1(data1)<1){let err5={instancePath:instancePath+
"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than \
1 characters"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}else{let err6={instancePath:instancePath+"/nam\
e",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err6]:vErrors.push(err6),errors++}}if(data.test!==void 0&&(validate178(data.test,{instancePath:instancePath+"/test",parentData:data,
parentDataProperty:"test",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate178.errors:vErrors.concat(validate178.
errors),errors=vErrors.length)),data.live!==void 0&&(validate178(data.live,{instancePath:instancePath+"/live",parentData:data,
parentDataProperty:"live",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate178.errors:vErrors.concat(validate178.
errors),errors=vErrors.length)),data.rate_limit!==void 0&&(validate195(data.rate_limit,{instancePath:instancePath+"/rate\
_limit",parentData:data,parentDataProperty:"rate_limit",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate195.errors:
vErrors.concat(validate195.errors),errors=vErrors.length)),data.held!==void 0&&typeof data.held!="boolean"){let err7={instancePath:instancePath+
"/held",schemaPath:"#/properties/held/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};vErrors===
null?vErrors=[err7]:vErrors.push(err7),errors++}if(data.policy_rules!==void 0){let data6=data.policy_rules;if(Array.isArray(
data6)){let all0=vErrors;for(let i0=0;i0<data6.length;i0++){if(vErrors=null,errors=0,validate128(data6[i0],{instancePath:instancePath+
"/policy_rules/"+i0,parentData:data6,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate128.
errors:vErrors.concat(validate128.errors),errors=vErrors.length),all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)
all0.push(error0);if(all0!==null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err8={instancePath:instancePath+
"/policy_rules",schemaPath:"#/properties/policy_rules/type",keyword:"type",params:{type:"array"},message:"must be array"};
vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}if(data.secrets_region!==void 0&&(validate167(data.secrets_region,
{instancePath:instancePath+"/secrets_region",parentData:data,parentDataProperty:"secrets_region",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate167.errors:vErrors.concat(validate167.errors),errors=vErrors.length)),data.plans!==void 0){
let data9=data.plans;if(Array.isArray(data9)){let all1=vErrors;for(let i1=0;i1<data9.length;i1++){if(vErrors=null,errors=
0,validate125(data9[i1],{instancePath:instancePath+"/plans/"+i1,parentData:data9,parentDataProperty:i1,rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate125.errors:vErrors.concat(validate125.errors),errors=vErrors.length),all1===null)all1=vErrors;else if(vErrors!==
null)for(let error1 of vErrors)all1.push(error1);if(all1!==null&&all1.length>=1e4)break}vErrors=all1,errors=all1===null?
0:all1.length}else{let err9={instancePath:instancePath+"/plans",schemaPath:"#/properties/plans/type",keyword:"type",params:{
type:"array"},message:"must be array"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}}else{let err10={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err10]:vErrors.
push(err10),errors++}return validate274.errors=vErrors,errors===0}validate274.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var v70=validate281;var pattern37=new RegExp("^[A-Za-z0-9_-]{43}$","u");function validate281(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate281.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(
data)){if(data.code_challenge===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
code_challenge"},message:"must have required property 'code_challenge'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),
errors++}if(data.redirect_uri===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
redirect_uri"},message:"must have required property 'redirect_uri'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
for(let key0 in data){if(vErrors!==null&&vErrors.length>=1e4)break;if(!(key0==="code_challenge"||key0==="redirect_uri"||
key0==="workspace"||key0==="mode"||key0==="email")){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=
[err2]:vErrors.push(err2),errors++}}if(data.code_challenge!==void 0){let data0=data.code_challenge;if(typeof data0=="str\
ing"){if(!pattern37.test(data0)){let err3={instancePath:instancePath+"/code_challenge",schemaPath:"#/properties/code_cha\
llenge/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{43}$"},message:'must match pattern "^[A-Za-z0-9_-]{43}\
$"'};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}else{let err4={instancePath:instancePath+"/code_challeng\
e",schemaPath:"#/properties/code_challenge/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err4]:vErrors.push(err4),errors++}}if(data.redirect_uri!==void 0){let data1=data.redirect_uri;if(typeof data1==
"string"){if(func1(data1)<1){let err5={instancePath:instancePath+"/redirect_uri",schemaPath:"#/properties/redirect_uri/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[
err5]:vErrors.push(err5),errors++}}else{let err6={instancePath:instancePath+"/redirect_uri",schemaPath:"#/properties/red\
irect_uri/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err6]:vErrors.push(
err6),errors++}}if(data.workspace!==void 0&&typeof data.workspace!="string"){let err7={instancePath:instancePath+"/works\
pace",schemaPath:"#/properties/workspace/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err7]:vErrors.push(err7),errors++}if(data.mode!==void 0&&(validate58(data.mode,{instancePath:instancePath+
"/mode",parentData:data,parentDataProperty:"mode",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate58.errors:vErrors.
concat(validate58.errors),errors=vErrors.length)),data.email!==void 0&&typeof data.email!="string"){let err8={instancePath:instancePath+
"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err8]:vErrors.push(err8),errors++}}else{let err9={instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}return validate281.errors=
vErrors,errors===0}validate281.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v71=validate283;function validate283(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate283.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.name===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.taken_at===void 0){let err1={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"taken_at"},message:"must have required property 'taken_at'"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.name!==void 0&&typeof data.name!="string"){let err2={instancePath:instancePath+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err2]:vErrors.push(err2),errors++}if(data.taken_at!==void 0){let data1=data.taken_at;if(typeof data1=="string"){
if(!formats0.validate(data1)){let err3={instancePath:instancePath+"/taken_at",schemaPath:"#/properties/taken_at/format",
keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===null?vErrors=[err3]:vErrors.
push(err3),errors++}}else{let err4={instancePath:instancePath+"/taken_at",schemaPath:"#/properties/taken_at/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}}else{
let err5={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?
vErrors=[err5]:vErrors.push(err5),errors++}return validate283.errors=vErrors,errors===0}validate283.evaluated={props:{name:!0,
taken_at:!0},dynamicProps:!1,dynamicItems:!1};var v72=validate284;function validate284(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate284.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.data===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.data!==void 0){let data0=data.data;if(Array.isArray(data0)){
let all0=vErrors;for(let i0=0;i0<data0.length;i0++){if(vErrors=null,errors=0,validate283(data0[i0],{instancePath:instancePath+
"/data/"+i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate283.errors:
vErrors.concat(validate283.errors),errors=vErrors.length),all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)
all0.push(error0);if(all0!==null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err1={instancePath:instancePath+
"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?
vErrors=[err1]:vErrors.push(err1),errors++}}}else{let err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}return validate284.errors=vErrors,
errors===0}validate284.evaluated={props:{data:!0},dynamicProps:!1,dynamicItems:!1};var v73=validate286;function validate286(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate286.
evaluated;evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0);let _errs0=errors,
valid0=!1,_errs1=errors;if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.id===void 0){let err0={instancePath,
schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'i\
d'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.id!==void 0&&typeof data.id!="string"){let err1={
instancePath:instancePath+"/id",schemaPath:"#/anyOf/0/properties/id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}else{let err2={instancePath,schemaPath:"#/an\
yOf/0/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err2]:vErrors.push(err2),
errors++}var _valid0=_errs1===errors;if(valid0=valid0||_valid0,_valid0)var props0=!0;let _errs6=errors;validate208(data,
{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate208.errors:vErrors.
concat(validate208.errors),errors=vErrors.length);var _valid0=_errs6===errors;if(valid0=valid0||_valid0,_valid0&&props0!==
!0&&(props0=props0||{},props0.id=!0,props0.kind=!0,props0.mode=!0,props0.name=!0,props0.status=!0,props0.scopes=!0,props0.
user=!0,props0.mfa_required=!0,props0.created_at=!0,props0.last_used_at=!0,props0.expires_at=!0,props0.revoked_at=!0),valid0)
errors=_errs0,vErrors!==null&&(_errs0?vErrors.length=_errs0:vErrors=null);else{let err3={instancePath,schemaPath:"#/anyO\
f",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}
return validate286.errors=vErrors,evaluated0.props=props0,errors===0}validate286.evaluated={dynamicProps:!0,dynamicItems:!1};
var v74=validate288;function validate288(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate288.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.colors===void 0){let err0={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"colors"},message:"must have required pr\
operty 'colors'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.typography===void 0){let err1={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"typography"},message:"must have required property 't\
ypography'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.spacing===void 0){let err2={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"spacing"},message:"must have required property 'spac\
ing'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.updated_at===void 0){let err3={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"updated_at"},message:"must have required property 'updated_at'"};
vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.colors!==void 0){let data0=data.colors;if(data0&&typeof data0==
"object"&&!Array.isArray(data0))for(let key0 in data0){if(vErrors!==null&&vErrors.length>=1e4)break;if(typeof data0[key0]!=
"string"){let err4={instancePath:instancePath+"/colors/"+key0.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/prope\
rties/colors/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err4]:vErrors.push(err4),errors++}}else{let err5={instancePath:instancePath+"/colors",schemaPath:"#/properties/colors/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}
if(data.typography!==void 0){let data2=data.typography;if(data2&&typeof data2=="object"&&!Array.isArray(data2)){if(data2.
font_family_heading===void 0){let err6={instancePath:instancePath+"/typography",schemaPath:"#/properties/typography/requ\
ired",keyword:"required",params:{missingProperty:"font_family_heading"},message:"must have required property 'font_famil\
y_heading'"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(data2.font_family_body===void 0){let err7={instancePath:instancePath+
"/typography",schemaPath:"#/properties/typography/required",keyword:"required",params:{missingProperty:"font_family_body"},
message:"must have required property 'font_family_body'"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}if(data2.
scale===void 0){let err8={instancePath:instancePath+"/typography",schemaPath:"#/properties/typography/required",keyword:"\
required",params:{missingProperty:"scale"},message:"must have required property 'scale'"};vErrors===null?vErrors=[err8]:
vErrors.push(err8),errors++}if(data2.font_family_heading!==void 0&&typeof data2.font_family_heading!="string"){let err9={
instancePath:instancePath+"/typography/font_family_heading",schemaPath:"#/properties/typography/properties/font_family_h\
eading/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err9]:vErrors.push(
err9),errors++}if(data2.font_family_body!==void 0&&typeof data2.font_family_body!="string"){let err10={instancePath:instancePath+
"/typography/font_family_body",schemaPath:"#/properties/typography/properties/font_family_body/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}if(data2.scale!==void 0&&
typeof data2.scale!="string"){let err11={instancePath:instancePath+"/typography/scale",schemaPath:"#/properties/typograp\
hy/properties/scale/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err11]:
vErrors.push(err11),errors++}}else{let err12={instancePath:instancePath+"/typography",schemaPath:"#/properties/typograph\
y/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err12]:vErrors.push(err12),
errors++}}if(data.spacing!==void 0){let data6=data.spacing;if(data6&&typeof data6=="object"&&!Array.isArray(data6)){if(data6.
section_gap!==void 0&&typeof data6.section_gap!="string"){let err13={instancePath:instancePath+"/spacing/section_gap",schemaPath:"\
#/properties/spacing/properties/section_gap/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err13]:vErrors.push(err13),errors++}}else{let err14={instancePath:instancePath+"/spacing",schemaPath:"#/pr\
operties/spacing/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err14]:vErrors.
push(err14),errors++}}if(data.updated_at!==void 0){let data8=data.updated_at;if(typeof data8=="string"){if(!pattern6.test(
data8)){let err15={instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/pattern",keyword:"pattern",
params:{pattern:"^[^Tt]*([Tt][0-9:.,]*([Zz]|[+-]00(:?00)?)?)?$"},message:'must match pattern "^[^Tt]*([Tt][0-9:.,]*([Zz]\
|[+-]00(:?00)?)?)?$"'};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}if(!formats0.validate(data8)){let err16={
instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format:"dat\
e-time"},message:'must match format "date-time"'};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}}else{let err17={
instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}}}else{let err18={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err18]:vErrors.push(err18),
errors++}return validate288.errors=vErrors,errors===0}validate288.evaluated={props:{colors:!0,typography:!0,spacing:!0,updated_at:!0},
dynamicProps:!1,dynamicItems:!1};var v75=validate289;function validate289(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate289.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(
data)){if(data.theme===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
theme"},message:"must have required property 'theme'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(let key0 in data){
if(vErrors!==null&&vErrors.length>=1e4)break;if(!(key0==="theme"||key0==="theme_version"||key0==="theme_draft")){let err1={
instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"\
must NOT have additional properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}if(data.theme!==void 0&&
(validate105(data.theme,{instancePath:instancePath+"/theme",parentData:data,parentDataProperty:"theme",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate105.errors:vErrors.concat(validate105.errors),errors=vErrors.length)),data.theme_version!==
void 0){let data1=data.theme_version;if(!(typeof data1=="number"&&!(data1%1)&&!isNaN(data1))){let err2={instancePath:instancePath+
"/theme_version",schemaPath:"#/properties/theme_version/type",keyword:"type",params:{type:"integer"},message:"must be in\
teger"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(typeof data1=="number"){if(data1>1e9||isNaN(data1)){
let err3={instancePath:instancePath+"/theme_version",schemaPath:"#/properties/theme_version/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e9},message:"must be <= 1000000000"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data1<
1||isNaN(data1)){let err4={instancePath:instancePath+"/theme_version",schemaPath:"#/properties/theme_version/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}}
data.theme_draft!==void 0&&(validate146(data.theme_draft,{instancePath:instancePath+"/theme_draft",parentData:data,parentDataProperty:"\
theme_draft",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate146.errors:vErrors.concat(validate146.errors),errors=
vErrors.length))}else{let err5={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be \
object"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}return validate289.errors=vErrors,errors===0}validate289.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v76=validate292;function validate292(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate292.evaluated;if(evaluated0.
dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&
!Array.isArray(data)){if(data.id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.kind===
void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must \
have required property 'kind'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.mode===void 0){let err2={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mode"},message:"must have required prop\
erty 'mode'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.name===void 0){let err3={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};vErrors===null?
vErrors=[err3]:vErrors.push(err3),errors++}if(data.status===void 0){let err4={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"status"},message:"must have required property 'status'"};vErrors===null?vErrors=[err4]:
vErrors.push(err4),errors++}if(data.scopes===void 0){let err5={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"scopes"},message:"must have required property 'scopes'"};vErrors===null?vErrors=[err5]:vErrors.push(err5),
errors++}if(data.user===void 0){let err6={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
user"},message:"must have required property 'user'"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(data.mfa_required===
void 0){let err7={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mfa_required"},message:"\
must have required property 'mfa_required'"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}if(data.created_at===
void 0){let err8={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"},message:"\
must have required property 'created_at'"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}if(data.last_used_at===
void 0){let err9={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"last_used_at"},message:"\
must have required property 'last_used_at'"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}if(data.expires_at===
void 0){let err10={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expires_at"},message:"\
must have required property 'expires_at'"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}if(data.revoked_at===
void 0){let err11={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"revoked_at"},message:"\
must have required property 'revoked_at'"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}if(data.id!==void 0&&
typeof data.id!="string"){let err12={instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}if(data.kind!==void 0){
let data1=data.kind;if(typeof data1!="string"){let err13={instancePath:instancePath+"/kind",schemaPath:"#/properties/kin\
d/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err13]:vErrors.push(err13),
errors++}if(!(data1==="key"||data1==="session")){let err14={instancePath:instancePath+"/kind",schemaPath:"#/properties/k\
ind/enum",keyword:"enum",params:{allowedValues:schema100.properties.kind.enum},message:"must be equal to one of the allo\
wed values"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}}if(data.mode!==void 0&&(validate58(data.mode,{
instancePath:instancePath+"/mode",parentData:data,parentDataProperty:"mode",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate58.errors:vErrors.concat(validate58.errors),errors=vErrors.length)),data.name!==void 0){let data3=data.name;
if(typeof data3!="string"&&data3!==null){let err15={instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",
keyword:"type",params:{type:schema100.properties.name.type},message:"must be string,null"};vErrors===null?vErrors=[err15]:
vErrors.push(err15),errors++}}if(data.status!==void 0){let data4=data.status;if(typeof data4!="string"){let err16={instancePath:instancePath+
"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err16]:vErrors.push(err16),errors++}if(!(data4==="active"||data4==="expired"||data4==="revoked")){let err17={
instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:schema100.
properties.status.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err17]:vErrors.push(
err17),errors++}}if(data.scopes!==void 0){let data5=data.scopes;if(Array.isArray(data5)){let all0=vErrors;for(let i0=0;i0<
data5.length;i0++){if(vErrors=null,errors=0,typeof data5[i0]!="string"){let err18={instancePath:instancePath+"/scopes/"+
i0,schemaPath:"#/properties/scopes/items/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err18]:vErrors.push(err18),errors++}if(all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)
all0.push(error0);if(all0!==null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err19={instancePath:instancePath+
"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===
null?vErrors=[err19]:vErrors.push(err19),errors++}}if(data.user!==void 0&&typeof data.user!="string"){let err20={instancePath:instancePath+
"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err20]:vErrors.push(err20),errors++}if(data.mfa_required!==void 0&&typeof data.mfa_required!="boolean"){let err21={
instancePath:instancePath+"/mfa_required",schemaPath:"#/properties/mfa_required/type",keyword:"type",params:{type:"boole\
an"},message:"must be boolean"};vErrors===null?vErrors=[err21]:vErrors.push(err21),errors++}if(data.created_at!==void 0){
let data9=data.created_at;if(typeof data9=="string"){if(!formats0.validate(data9)){let err22={instancePath:instancePath+
"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"date-time"},message:'must mat\
ch format "date-time"'};vErrors===null?vErrors=[err22]:vErrors.push(err22),errors++}}else{let err23={instancePath:instancePath+
"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"string"},message:"must be string"};
vErrors===null?vErrors=[err23]:vErrors.push(err23),errors++}}if(data.last_used_at!==void 0){let data10=data.last_used_at;
if(typeof data10!="string"&&data10!==null){let err24={instancePath:instancePath+"/last_used_at",schemaPath:"#/properties\
/last_used_at/type",keyword:"type",params:{type:schema100.properties.last_used_at.type},message:"must be string,null"};vErrors===
null?vErrors=[err24]:vErrors.push(err24),errors++}if(typeof data10=="string"&&!formats0.validate(data10)){let err25={instancePath:instancePath+
"/last_used_at",schemaPath:"#/properties/last_used_at/format",keyword:"format",params:{format:"date-time"},message:'must\
 match format "date-time"'};vErrors===null?vErrors=[err25]:vErrors.push(err25),errors++}}if(data.expires_at!==void 0){let data11=data.
expires_at;if(typeof data11!="string"&&data11!==null){let err26={instancePath:instancePath+"/expires_at",schemaPath:"#/p\
roperties/expires_at/type",keyword:"type",params:{type:schema100.properties.expires_at.type},message:"must be string,nul\
l"};vErrors===null?vErrors=[err26]:vErrors.push(err26),errors++}if(typeof data11=="string"&&!formats0.validate(data11)){
let err27={instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};vErrors===null?vErrors=[err27]:vErrors.push(err27),errors++}}
if(data.revoked_at!==void 0){let data12=data.revoked_at;if(typeof data12!="string"&&data12!==null){let err28={instancePath:instancePath+
"/revoked_at",schemaPath:"#/properties/revoked_at/type",keyword:"type",params:{type:schema100.properties.revoked_at.type},
message:"must be string,null"};vErrors===null?vErrors=[err28]:vErrors.push(err28),errors++}if(typeof data12=="string"&&!formats0.
validate(data12)){let err29={instancePath:instancePath+"/revoked_at",schemaPath:"#/properties/revoked_at/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===null?vErrors=[err29]:vErrors.push(
err29),errors++}}}else{let err30={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};vErrors===null?vErrors=[err30]:vErrors.push(err30),errors++}return validate292.errors=vErrors,errors===0}validate292.
evaluated={props:{id:!0,kind:!0,mode:!0,name:!0,status:!0,scopes:!0,user:!0,mfa_required:!0,created_at:!0,last_used_at:!0,
expires_at:!0,revoked_at:!0},dynamicProps:!1,dynamicItems:!1};var v77=validate294;function validate294(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate294.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.text===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"text"},message:"must have required property 'text'"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(let key0 in data){if(vErrors!==null&&vErrors.length>=1e4)break;
if(key0!=="text"){let err1={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}if(data.text!==
void 0){let data0=data.text;if(typeof data0=="string"){if(func1(data0)>65536){let err2={instancePath:instancePath+"/text",
schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit:65536},message:"must NOT have more than 65536\
 characters"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(func1(data0)<8){let err3={instancePath:instancePath+
"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than \
8 characters"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}else{let err4={instancePath:instancePath+"/tex\
t",schemaPath:"#/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err4]:vErrors.push(err4),errors++}}}else{let err5={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}return validate294.errors=vErrors,errors===
0}validate294.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v78=validate295,schema136={type:"object",required:[
"data"],properties:{data:{type:"array",description:"The places that contain the string.",items:{type:"object",required:[
"place","encoding"],properties:{place:{type:"string",description:"A table, or another store.",examples:["log_entries"]},
encoding:{type:"string",enum:["plain","base64","hex","percent"],description:"How the string is encoded there.",examples:[
"plain"]}}}}}};function validate295(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate295.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.data===void 0){let err0={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required prop\
erty 'data'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.data!==void 0){let data0=data.data;if(Array.
isArray(data0)){let all0=vErrors;for(let i0=0;i0<data0.length;i0++){vErrors=null,errors=0;let data1=data0[i0];if(data1&&
typeof data1=="object"&&!Array.isArray(data1)){if(data1.place===void 0){let err1={instancePath:instancePath+"/data/"+i0,
schemaPath:"#/properties/data/items/required",keyword:"required",params:{missingProperty:"place"},message:"must have req\
uired property 'place'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data1.encoding===void 0){let err2={
instancePath:instancePath+"/data/"+i0,schemaPath:"#/properties/data/items/required",keyword:"required",params:{missingProperty:"\
encoding"},message:"must have required property 'encoding'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data1.
place!==void 0&&typeof data1.place!="string"){let err3={instancePath:instancePath+"/data/"+i0+"/place",schemaPath:"#/pro\
perties/data/items/properties/place/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err3]:vErrors.push(err3),errors++}if(data1.encoding!==void 0){let data3=data1.encoding;if(typeof data3!="string"){
let err4={instancePath:instancePath+"/data/"+i0+"/encoding",schemaPath:"#/properties/data/items/properties/encoding/type",
keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}
if(!(data3==="plain"||data3==="base64"||data3==="hex"||data3==="percent")){let err5={instancePath:instancePath+"/data/"+
i0+"/encoding",schemaPath:"#/properties/data/items/properties/encoding/enum",keyword:"enum",params:{allowedValues:schema136.
properties.data.items.properties.encoding.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=
[err5]:vErrors.push(err5),errors++}}}else{let err6={instancePath:instancePath+"/data/"+i0,schemaPath:"#/properties/data/\
items/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err6]:vErrors.push(err6),
errors++}if(all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)all0.push(error0);if(all0!==null&&
all0.length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err7={instancePath:instancePath+"/data",schemaPath:"\
#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err7]:vErrors.
push(err7),errors++}}}else{let err8={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}return validate295.errors=vErrors,errors===0}validate295.
evaluated={props:{data:!0},dynamicProps:!1,dynamicItems:!1};var v79=validate296,schema137={type:"object",required:["now",
"data"],properties:{now:{type:"string",format:"date-time",description:"The time on the sandbox's clock.",examples:["2026\
-11-02T12:00:00.000Z"]},data:{type:"array",description:"What will happen.",items:{type:"object",required:["at","what","w\
orkspace","mode","id"],properties:{at:{type:"string",format:"date-time",description:"When.",examples:["2026-11-02T12:00:\
05.000Z"]},what:{type:"string",enum:["runs_started","runs_finished","deliveries_attempted","periods_invoiced","subscript\
ions_canceled","tokens_expired","secret_overlaps_ended"],description:"The kind.",examples:["deliveries_attempted"]},workspace:{
type:["string","null"],description:"The slug of the workspace; `null` for a session without one.",examples:["acme"]},mode:{
$ref:"defs#/$defs/Mode"},id:{type:["string","null"],description:"The agent, run, delivery, token or secret that it is ab\
out; `null` for a subscription to a plan.",examples:["dlv_01K9D1"]}}}}}};function validate296(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate296.evaluated;if(evaluated0.
dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&
!Array.isArray(data)){if(data.now===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
now"},message:"must have required property 'now'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.data===
void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must \
have required property 'data'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.now!==void 0){let data0=data.
now;if(typeof data0=="string"){if(!formats0.validate(data0)){let err2={instancePath:instancePath+"/now",schemaPath:"#/pr\
operties/now/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===null?
vErrors=[err2]:vErrors.push(err2),errors++}}else{let err3={instancePath:instancePath+"/now",schemaPath:"#/properties/now\
/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.push(err3),
errors++}}if(data.data!==void 0){let data1=data.data;if(Array.isArray(data1)){let all0=vErrors;for(let i0=0;i0<data1.length;i0++){
vErrors=null,errors=0;let data2=data1[i0];if(data2&&typeof data2=="object"&&!Array.isArray(data2)){if(data2.at===void 0){
let err4={instancePath:instancePath+"/data/"+i0,schemaPath:"#/properties/data/items/required",keyword:"required",params:{
missingProperty:"at"},message:"must have required property 'at'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}
if(data2.what===void 0){let err5={instancePath:instancePath+"/data/"+i0,schemaPath:"#/properties/data/items/required",keyword:"\
required",params:{missingProperty:"what"},message:"must have required property 'what'"};vErrors===null?vErrors=[err5]:vErrors.
push(err5),errors++}if(data2.workspace===void 0){let err6={instancePath:instancePath+"/data/"+i0,schemaPath:"#/propertie\
s/data/items/required",keyword:"required",params:{missingProperty:"workspace"},message:"must have required property 'wor\
kspace'"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(data2.mode===void 0){let err7={instancePath:instancePath+
"/data/"+i0,schemaPath:"#/properties/data/items/required",keyword:"required",params:{missingProperty:"mode"},message:"mu\
st have required property 'mode'"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}if(data2.id===void 0){let err8={
instancePath:instancePath+"/data/"+i0,schemaPath:"#/properties/data/items/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}if(data2.at!==
void 0){let data3=data2.at;if(typeof data3=="string"){if(!formats0.validate(data3)){let err9={instancePath:instancePath+
"/data/"+i0+"/at",schemaPath:"#/properties/data/items/properties/at/format",keyword:"format",params:{format:"date-time"},
message:'must match format "date-time"'};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}else{let err10={instancePath:instancePath+
"/data/"+i0+"/at",schemaPath:"#/properties/data/items/properties/at/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}if(data2.what!==void 0){let data4=data2.what;
if(typeof data4!="string"){let err11={instancePath:instancePath+"/data/"+i0+"/what",schemaPath:"#/properties/data/items/\
properties/what/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err11]:vErrors.
push(err11),errors++}if(!(data4==="runs_started"||data4==="runs_finished"||data4==="deliveries_attempted"||data4==="peri\
ods_invoiced"||data4==="subscriptions_canceled"||data4==="tokens_expired"||data4==="secret_overlaps_ended")){let err12={
instancePath:instancePath+"/data/"+i0+"/what",schemaPath:"#/properties/data/items/properties/what/enum",keyword:"enum",params:{
allowedValues:schema137.properties.data.items.properties.what.enum},message:"must be equal to one of the allowed values"};
vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}}if(data2.workspace!==void 0){let data5=data2.workspace;if(typeof data5!=
"string"&&data5!==null){let err13={instancePath:instancePath+"/data/"+i0+"/workspace",schemaPath:"#/properties/data/item\
s/properties/workspace/type",keyword:"type",params:{type:schema137.properties.data.items.properties.workspace.type},message:"\
must be string,null"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}}if(data2.mode!==void 0&&(validate58(data2.
mode,{instancePath:instancePath+"/data/"+i0+"/mode",parentData:data2,parentDataProperty:"mode",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate58.errors:vErrors.concat(validate58.errors),errors=vErrors.length)),data2.id!==void 0){let data7=data2.
id;if(typeof data7!="string"&&data7!==null){let err14={instancePath:instancePath+"/data/"+i0+"/id",schemaPath:"#/propert\
ies/data/items/properties/id/type",keyword:"type",params:{type:schema137.properties.data.items.properties.id.type},message:"\
must be string,null"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}}}else{let err15={instancePath:instancePath+
"/data/"+i0,schemaPath:"#/properties/data/items/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===
null?vErrors=[err15]:vErrors.push(err15),errors++}if(all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)
all0.push(error0);if(all0!==null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err16={instancePath:instancePath+
"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?
vErrors=[err16]:vErrors.push(err16),errors++}}}else{let err17={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}return validate296.errors=
vErrors,errors===0}validate296.evaluated={props:{now:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var v80=validate298;function validate298(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate298.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.metric===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"metric"},message:"must have required property 'metric'"};vErrors===null?vErrors=[err0]:
vErrors.push(err0),errors++}if(data.included===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"included"},message:"must have required property 'included'"};vErrors===null?vErrors=[err1]:vErrors.
push(err1),errors++}if(data.unit_price===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"unit_price"},message:"must have required property 'unit_price'"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}for(let key0 in data){if(vErrors!==null&&vErrors.length>=1e4)break;if(!(key0==="metric"||key0==="inc\
luded"||key0==="unit_price")){let err3={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err3]:vErrors.push(
err3),errors++}}if(data.metric!==void 0){let data0=data.metric;if(typeof data0=="string"){if(func1(data0)<1){let err4={instancePath:instancePath+
"/metric",schemaPath:"#/properties/metric/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer t\
han 1 characters"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}else{let err5={instancePath:instancePath+"\
/metric",schemaPath:"#/properties/metric/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err5]:vErrors.push(err5),errors++}}if(data.included!==void 0){let data1=data.included;if(typeof data1=="nu\
mber"){if(data1>1e12||isNaN(data1)){let err6={instancePath:instancePath+"/included",schemaPath:"#/properties/included/ma\
ximum",keyword:"maximum",params:{comparison:"<=",limit:1e12},message:"must be <= 1000000000000"};vErrors===null?vErrors=
[err6]:vErrors.push(err6),errors++}if(data1<0||isNaN(data1)){let err7={instancePath:instancePath+"/included",schemaPath:"\
#/properties/included/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?
vErrors=[err7]:vErrors.push(err7),errors++}}else{let err8={instancePath:instancePath+"/included",schemaPath:"#/propertie\
s/included/type",keyword:"type",params:{type:"number"},message:"must be number"};vErrors===null?vErrors=[err8]:vErrors.push(
err8),errors++}}if(data.unit_price!==void 0){let data2=data.unit_price;if(typeof data2=="number"){if(data2>1e6||isNaN(data2)){
let err9={instancePath:instancePath+"/unit_price",schemaPath:"#/properties/unit_price/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e6},message:"must be <= 1000000"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}if(data2<
0||isNaN(data2)){let err10={instancePath:instancePath+"/unit_price",schemaPath:"#/properties/unit_price/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}else{
let err11={instancePath:instancePath+"/unit_price",schemaPath:"#/properties/unit_price/type",keyword:"type",params:{type:"\
number"},message:"must be number"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}}}else{let err12={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err12]:vErrors.
push(err12),errors++}return validate298.errors=vErrors,errors===0}validate298.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var v81=validate299;function validate299(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate299.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.error===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"error"},message:"must have required property 'error'"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.error!==void 0){let data0=data.error;if(data0&&typeof data0==
"object"&&!Array.isArray(data0)){if(data0.code===void 0){let err1={instancePath:instancePath+"/error",schemaPath:"#/prop\
erties/error/required",keyword:"required",params:{missingProperty:"code"},message:"must have required property 'code'"};
vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data0.message===void 0){let err2={instancePath:instancePath+
"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:"message"},message:"must ha\
ve required property 'message'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data0.fields===void 0){let err3={
instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:"\
fields"},message:"must have required property 'fields'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data0.
code!==void 0){let data1=data0.code;if(typeof data1!="string"){let err4={instancePath:instancePath+"/error/code",schemaPath:"\
#/properties/error/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err4]:vErrors.push(err4),errors++}if(data1!=="validation_failed"){let err5={instancePath:instancePath+"/error/c\
ode",schemaPath:"#/properties/error/properties/code/const",keyword:"const",params:{allowedValue:"validation_failed"},message:"\
must be equal to constant"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}if(data0.message!==void 0){let data2=data0.
message;if(typeof data2=="string"){if(func1(data2)<1){let err6={instancePath:instancePath+"/error/message",schemaPath:"#\
/properties/error/properties/message/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1\
 characters"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(!pattern5.test(data2)){let err7={instancePath:instancePath+
"/error/message",schemaPath:"#/properties/error/properties/message/pattern",keyword:"pattern",params:{pattern:"^[^\\r\\n]+\
$"},message:'must match pattern "^[^\\r\\n]+$"'};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}else{let err8={
instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}if(data0.details!==void 0&&
(validate81(data0.details,{instancePath:instancePath+"/error/details",parentData:data0,parentDataProperty:"details",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate81.errors:vErrors.concat(validate81.errors),errors=vErrors.length)),data0.
fields!==void 0){let data4=data0.fields;if(Array.isArray(data4)){if(data4.length<1){let err9={instancePath:instancePath+
"/error/fields",schemaPath:"#/properties/error/properties/fields/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}let all0=vErrors;for(let i0=0;i0<
data4.length;i0++){if(vErrors=null,errors=0,validate83(data4[i0],{instancePath:instancePath+"/error/fields/"+i0,parentData:data4,
parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate83.errors:vErrors.concat(validate83.errors),
errors=vErrors.length),all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)all0.push(error0);if(all0!==
null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err10={instancePath:instancePath+"/e\
rror/fields",schemaPath:"#/properties/error/properties/fields/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}}else{let err11={instancePath:instancePath+"/erro\
r",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=
[err11]:vErrors.push(err11),errors++}}}else{let err12={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}return validate299.errors=vErrors,
errors===0}validate299.evaluated={props:{error:!0},dynamicProps:!1,dynamicItems:!1};var v82=validate302,schema140={type:"\
object",additionalProperties:!1,properties:{name:{type:"string",minLength:1,description:"A human-readable name.",examples:[
"Shop"]},rate_limit:{description:"The rate limit of each token; null for the sandbox's.",oneOf:[{$ref:"defs#/$defs/RateL\
imit"},{type:"null"}],examples:[{limit:5,window_seconds:60}]},held:{type:"boolean",description:"Whether the workspace is\
 on hold.",examples:[!0]},policy_rules:{type:"array",description:"The policy rules.",items:{$ref:"defs#/$defs/NewPolicyR\
ule"},examples:[[{resource:"agents",action:"write"}]]},secrets_region:{type:["string","null"],enum:["eu","us","ap",null],
description:"The region that secrets are restricted to; null for none.",examples:["eu"]},plans:{type:["array","null"],description:"\
The plans that the workspace can choose; null for the plans of every workspace.",items:{$ref:"defs#/$defs/NewPlan"},examples:[
[{id:"plan_team",name:"Team"}]]}}};function validate302(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate302.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){for(let key0 in data){
if(vErrors!==null&&vErrors.length>=1e4)break;if(!(key0==="name"||key0==="rate_limit"||key0==="held"||key0==="policy_rule\
s"||key0==="secrets_region"||key0==="plans")){let err0={instancePath,schemaPath:"#/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[
err0]:vErrors.push(err0),errors++}}if(data.name!==void 0){let data0=data.name;if(typeof data0=="string"){if(func1(data0)<
1){let err1={instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}else{let err2={
instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}if(data.rate_limit!==void 0){let data1=data.rate_limit,
_errs5=errors,valid1=!1,passing0=null,_errs6=errors;validate195(data1,{instancePath:instancePath+"/rate_limit",parentData:data,
parentDataProperty:"rate_limit",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate195.errors:vErrors.concat(validate195.
errors),errors=vErrors.length);var _valid0=_errs6===errors;_valid0&&(valid1=!0,passing0=0);let _errs7=errors;if(data1!==
null){let err3={instancePath:instancePath+"/rate_limit",schemaPath:"#/properties/rate_limit/oneOf/1/type",keyword:"type",
params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}var _valid0=_errs7===
errors;if(_valid0&&valid1?(valid1=!1,passing0=[passing0,1]):_valid0&&(valid1=!0,passing0=1),valid1)errors=_errs5,vErrors!==
null&&(_errs5?vErrors.length=_errs5:vErrors=null);else{let err4={instancePath:instancePath+"/rate_limit",schemaPath:"#/p\
roperties/rate_limit/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},message:"must match exactly one schema in o\
neOf"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}if(data.held!==void 0&&typeof data.held!="boolean"){let err5={
instancePath:instancePath+"/held",schemaPath:"#/properties/held/type",keyword:"type",params:{type:"boolean"},message:"mu\
st be boolean"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(data.policy_rules!==void 0){let data3=data.
policy_rules;if(Array.isArray(data3)){let all0=vErrors;for(let i0=0;i0<data3.length;i0++){if(vErrors=null,errors=0,validate128(
data3[i0],{instancePath:instancePath+"/policy_rules/"+i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate128.errors:vErrors.concat(validate128.errors),errors=vErrors.length),all0===null)all0=vErrors;else if(vErrors!==
null)for(let error0 of vErrors)all0.push(error0);if(all0!==null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?
0:all0.length}else{let err6={instancePath:instancePath+"/policy_rules",schemaPath:"#/properties/policy_rules/type",keyword:"\
type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}if(data.
secrets_region!==void 0){let data5=data.secrets_region;if(typeof data5!="string"&&data5!==null){let err7={instancePath:instancePath+
"/secrets_region",schemaPath:"#/properties/secrets_region/type",keyword:"type",params:{type:schema140.properties.secrets_region.
type},message:"must be string,null"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}if(!(data5==="eu"||data5===
"us"||data5==="ap"||data5===null)){let err8={instancePath:instancePath+"/secrets_region",schemaPath:"#/properties/secret\
s_region/enum",keyword:"enum",params:{allowedValues:schema140.properties.secrets_region.enum},message:"must be equal to \
one of the allowed values"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}if(data.plans!==void 0){let data6=data.
plans;if(!Array.isArray(data6)&&data6!==null){let err9={instancePath:instancePath+"/plans",schemaPath:"#/properties/plan\
s/type",keyword:"type",params:{type:schema140.properties.plans.type},message:"must be array,null"};vErrors===null?vErrors=
[err9]:vErrors.push(err9),errors++}if(Array.isArray(data6)){let all1=vErrors;for(let i1=0;i1<data6.length;i1++){if(vErrors=
null,errors=0,validate125(data6[i1],{instancePath:instancePath+"/plans/"+i1,parentData:data6,parentDataProperty:i1,rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate125.errors:vErrors.concat(validate125.errors),errors=vErrors.length),all1===
null)all1=vErrors;else if(vErrors!==null)for(let error1 of vErrors)all1.push(error1);if(all1!==null&&all1.length>=1e4)break}
vErrors=all1,errors=all1===null?0:all1.length}}}else{let err10={instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}return validate302.
errors=vErrors,errors===0}validate302.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v83=validate306,schema141={
type:"object",required:["id","slug","name","created_at","held","rate_limit","policy_rules","secrets_region","home_region",
"plans"],properties:{id:{type:"string",description:"The workspace's id.",examples:["ws_01K9ACME"]},slug:{type:"string",description:"\
Its slug.",examples:["acme"]},name:{type:"string",description:"A human-readable name.",examples:["Acme"]},created_at:{type:"\
string",format:"date-time",description:"When the record was created.",examples:["2026-09-01T00:00:00.000Z"]},held:{type:"\
boolean",description:"Whether the workspace is on hold.",examples:[!1]},rate_limit:{$ref:"defs#/$defs/RateLimitState"},policy_rules:{
type:"array",description:"The policy rules, in the order in which they were added.",items:{$ref:"defs#/$defs/NewPolicyRu\
le"},examples:[[]]},secrets_region:{type:["string","null"],description:"The region that secrets are restricted to.",examples:[
null]},home_region:{$ref:"defs#/$defs/Region"},plans:{type:"array",description:"The plans that the workspace can choose,\
 with their terms.",items:{$ref:"defs#/$defs/NewPlan"},examples:[[{id:"plan_team",name:"Team"}]]}}};function validate306(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate306.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}if(data.slug===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
slug"},message:"must have required property 'slug'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.name===
void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must \
have required property 'name'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.created_at===void 0){let err3={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"},message:"must have require\
d property 'created_at'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.held===void 0){let err4={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"held"},message:"must have required property 'held'"};
vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.rate_limit===void 0){let err5={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"rate_limit"},message:"must have required property 'rate_limit'"};
vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(data.policy_rules===void 0){let err6={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"policy_rules"},message:"must have required property 'policy_rule\
s'"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(data.secrets_region===void 0){let err7={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"secrets_region"},message:"must have required property 'secrets_r\
egion'"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}if(data.home_region===void 0){let err8={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"home_region"},message:"must have required property '\
home_region'"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}if(data.plans===void 0){let err9={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"plans"},message:"must have required property 'plans'"};
vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}if(data.id!==void 0&&typeof data.id!="string"){let err10={instancePath:instancePath+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err10]:vErrors.push(err10),errors++}if(data.slug!==void 0&&typeof data.slug!="string"){let err11={instancePath:instancePath+
"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err11]:vErrors.push(err11),errors++}if(data.name!==void 0&&typeof data.name!="string"){let err12={instancePath:instancePath+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err12]:vErrors.push(err12),errors++}if(data.created_at!==void 0){let data3=data.created_at;if(typeof data3=="st\
ring"){if(!formats0.validate(data3)){let err13={instancePath:instancePath+"/created_at",schemaPath:"#/properties/created\
_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===null?vErrors=
[err13]:vErrors.push(err13),errors++}}else{let err14={instancePath:instancePath+"/created_at",schemaPath:"#/properties/c\
reated_at/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err14]:vErrors.push(
err14),errors++}}if(data.held!==void 0&&typeof data.held!="boolean"){let err15={instancePath:instancePath+"/held",schemaPath:"\
#/properties/held/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};vErrors===null?vErrors=[err15]:
vErrors.push(err15),errors++}if(data.rate_limit!==void 0&&(validate204(data.rate_limit,{instancePath:instancePath+"/rate\
_limit",parentData:data,parentDataProperty:"rate_limit",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate204.errors:
vErrors.concat(validate204.errors),errors=vErrors.length)),data.policy_rules!==void 0){let data6=data.policy_rules;if(Array.
isArray(data6)){let all0=vErrors;for(let i0=0;i0<data6.length;i0++){if(vErrors=null,errors=0,validate128(data6[i0],{instancePath:instancePath+
"/policy_rules/"+i0,parentData:data6,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate128.
errors:vErrors.concat(validate128.errors),errors=vErrors.length),all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)
all0.push(error0);if(all0!==null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err16={instancePath:instancePath+
"/policy_rules",schemaPath:"#/properties/policy_rules/type",keyword:"type",params:{type:"array"},message:"must be array"};
vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}}if(data.secrets_region!==void 0){let data8=data.secrets_region;
if(typeof data8!="string"&&data8!==null){let err17={instancePath:instancePath+"/secrets_region",schemaPath:"#/properties\
/secrets_region/type",keyword:"type",params:{type:schema141.properties.secrets_region.type},message:"must be string,null"};
vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}}if(data.home_region!==void 0&&(validate167(data.home_region,
{instancePath:instancePath+"/home_region",parentData:data,parentDataProperty:"home_region",rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate167.errors:vErrors.concat(validate167.errors),errors=vErrors.length)),data.plans!==void 0){let data10=data.
plans;if(Array.isArray(data10)){let all1=vErrors;for(let i1=0;i1<data10.length;i1++){if(vErrors=null,errors=0,validate125(
data10[i1],{instancePath:instancePath+"/plans/"+i1,parentData:data10,parentDataProperty:i1,rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate125.errors:vErrors.concat(validate125.errors),errors=vErrors.length),all1===null)all1=vErrors;else if(vErrors!==
null)for(let error1 of vErrors)all1.push(error1);if(all1!==null&&all1.length>=1e4)break}vErrors=all1,errors=all1===null?
0:all1.length}else{let err18={instancePath:instancePath+"/plans",schemaPath:"#/properties/plans/type",keyword:"type",params:{
type:"array"},message:"must be array"};vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++}}}else{let err19={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err19]:vErrors.
push(err19),errors++}return validate306.errors=vErrors,errors===0}validate306.evaluated={props:{id:!0,slug:!0,name:!0,created_at:!0,
held:!0,rate_limit:!0,policy_rules:!0,secrets_region:!0,home_region:!0,plans:!0},dynamicProps:!1,dynamicItems:!1};var v84=validate311;function validate311(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate311.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.data===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.data!==void 0){let data0=data.data;if(Array.isArray(data0)){
let all0=vErrors;for(let i0=0;i0<data0.length;i0++){if(vErrors=null,errors=0,validate306(data0[i0],{instancePath:instancePath+
"/data/"+i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate306.errors:
vErrors.concat(validate306.errors),errors=vErrors.length),all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)
all0.push(error0);if(all0!==null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err1={instancePath:instancePath+
"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?
vErrors=[err1]:vErrors.push(err1),errors++}}}else{let err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}return validate311.errors=vErrors,
errors===0}validate311.evaluated={props:{data:!0},dynamicProps:!1,dynamicItems:!1};var v85=validate313;function validate313(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate313.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.block===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"block"},message:"must have required property 'block'"};vErrors===null?vErrors=[err0]:
vErrors.push(err0),errors++}if(data.props===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"props"},message:"must have required property 'props'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),
errors++}if(data.block!==void 0&&typeof data.block!="string"){let err2={instancePath:instancePath+"/block",schemaPath:"#\
/properties/block/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}if(data.props!==void 0){let data1=data.props;if(!(data1&&typeof data1=="object"&&!Array.isArray(data1))){
let err3={instancePath:instancePath+"/props",schemaPath:"#/properties/props/type",keyword:"type",params:{type:"object"},
message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}if(data.children!==void 0){let data2=data.
children;if(Array.isArray(data2)){let all0=vErrors;for(let i0=0;i0<data2.length;i0++){if(vErrors=null,errors=0,validate101(
data2[i0],{instancePath:instancePath+"/children/"+i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate101.errors:vErrors.concat(validate101.errors),errors=vErrors.length),all0===null)all0=vErrors;else if(vErrors!==
null)for(let error0 of vErrors)all0.push(error0);if(all0!==null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?
0:all0.length}else{let err4={instancePath:instancePath+"/children",schemaPath:"#/properties/children/type",keyword:"type",
params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}}else{let err5={
instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=
[err5]:vErrors.push(err5),errors++}return validate313.errors=vErrors,errors===0}validate313.evaluated={props:{block:!0,props:!0,
children:!0},dynamicProps:!1,dynamicItems:!1};var v86=validate315,schema144={type:"string",description:"The kinds of con\
flicts.\n\n- `slug_in_use`: Another record has this slug. Choose another slug, or update the record that has it.\n- `versio\
n_mismatch`: The draft has changed since the version in `If-Match`. Read the draft again, apply the change, and send it \
with the version in `current_version`.\n- `already_published`: A deployment was promoted during a build. Deployments are \
not part of this version of the API. Wait for the build, then promote the version that you want.\n- `name_taken`: Another\
 record has this name; names are unique per workspace. Choose another name.\n- `tombstoned`: The slug belonged to a recor\
d that was deleted, or given another slug, recently. Wait until the slug is free, or choose another one. Provisional: A \
slug that its page gave up recently is held too.\n","x-values":{slug_in_use:{when:"Another record has this slug.",remedy:"\
Choose another slug, or update the record that has it.",retry:"never"},version_mismatch:{when:"The draft has changed sin\
ce the version in `If-Match`.",remedy:"Read the draft again, apply the change, and send it with the version in `current_\
version`.",retry:"never"},already_published:{when:"A deployment was promoted during a build. Deployments are not part of\
 this version of the API.",remedy:"Wait for the build, then promote the version that you want.",retry:"never"},name_taken:{
when:"Another record has this name; names are unique per workspace.",remedy:"Choose another name.",retry:"never"},tombstoned:{
"x-provisional":"A slug that its page gave up recently is held too.",when:"The slug belonged to a record that was delete\
d, or given another slug, recently.",remedy:"Wait until the slug is free, or choose another one.",retry:"never"}},examples:[
"name_taken"],enum:["slug_in_use","version_mismatch","already_published","name_taken","tombstoned"]};function validate315(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate315.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!=
"string"){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data==="slug_in_use"||data==="version_mismatch"||data==="already_pu\
blished"||data==="name_taken"||data==="tombstoned")){let err1={instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema144.
enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate315.
errors=vErrors,errors===0}validate315.evaluated={dynamicProps:!1,dynamicItems:!1};var v87=validate316,schema145={type:"s\
tring",description:"The codes of errors, with their cause and what to do.\n\n- `validation_failed`: The body, the query or\
 a header is invalid for the operation. Correct the fields that `fields` lists.\n- `invalid_patch`: An operation of the J\
SON Patch failed: its path does not exist, its `test` does not match, or the result is invalid. Read the draft again and\
 create the patch from it.\n- `invalid_cursor`: The cursor is malformed or has expired. Start again from the first page.\n\
- `invalid_plan`: No plan has this id. Use the id of an existing plan.\n- `invalid_token`: The payment processor rejected\
 the payment token, or it has expired. Get another token from the payment processor.\n- `invalid_grant`: The authorizatio\
n code or refresh token is unknown, was used before, or does not match its verifier. Sign in again. Provisional: The cod\
e is invalid_grant, as in OAuth 2.0.\n- `token_expired`: The access token of a session has expired. Refresh the session, \
then send the request again.\n- `unauthorized`: The token is missing, malformed, unknown or revoked, or something else bl\
ocks its access. See `details.hint`.\n- `insufficient_scope`: The token lacks the scope of the operation. Use a token wit\
h the scope in `details.required_scope`.\n- `workspace_forbidden`: The session has no access to the workspace of the swit\
ch, or the request used an API key. Switch to a workspace that the user can access, or create an API key in the other wo\
rkspace.\n- `policy_denied`: A policy rule of the workspace blocks the request. Contact the maintainer of the policy rule\
 in `details.rule_id`.\n- `not_found`: The record or the workspace does not exist, or is not visible to the token. Check \
the id or slug, and the workspace and mode of the token.\n- `workspace_not_found`: No workspace with this slug exists or \
is visible to the token. Sent by billing operations. Check the slug, and the workspace of the token.\n- `not_acceptable`:\
 The operation does not support the requested encoding. Only lists support encodings other than JSON. Send `Accept: appl\
ication/json`.\n- `conflict`: The request conflicts with the current state. See `details.kind`. Without a kind, read the \
draft again and repeat the change.\n- `already_decided`: The approval is already approved or denied. Do nothing: a decisi\
on is final.\n- `payload_too_large`: The body is larger than the service accepts. Send less data in one request. Provisio\
nal: A body may have 1 MB.\n- `IDEMPOTENCY_MISMATCH`: The idempotency key was already used with another body. Use a new k\
ey for each new request.\n- `plan_change_not_allowed`: The plan cannot be changed at the moment. First end what blocks th\
e change, such as a trial or a pending cancellation.\n- `payment_method_declined`: The payment processor declined the car\
d. Use another card.\n- `rate_limited`: The token has sent too many requests. Wait for `Retry-After` seconds.\n- `internal\
_error`: The service failed. Retry with exponential backoff and jitter, starting at one second. Treat any other 5xx the \
same way. Provisional: The code is internal_error.\n- `upstream_unavailable`: An upstream provider of the service failed.\
 Send the request again with exponential backoff if `details.retryable` is true. With the hint `rotate_secret`, rotate t\
he secret first.\n- `residency_violation`: The secret is restricted to a region other than the runtime's. Use the secret \
from its own region.\n","x-values":{validation_failed:{when:"The body, the query or a header is invalid for the operatio\
n.",remedy:"Correct the fields that `fields` lists.",retry:"never"},invalid_patch:{when:"An operation of the JSON Patch \
failed: its path does not exist, its `test` does not match, or the result is invalid.",remedy:"Read the draft again and \
create the patch from it.",retry:"never"},invalid_cursor:{when:"The cursor is malformed or has expired.",remedy:"Start a\
gain from the first page.",retry:"never"},invalid_plan:{when:"No plan has this id.",remedy:"Use the id of an existing pl\
an.",retry:"never"},invalid_token:{when:"The payment processor rejected the payment token, or it has expired.",remedy:"G\
et another token from the payment processor.",retry:"never"},invalid_grant:{"x-provisional":"The code is invalid_grant, \
as in OAuth 2.0.",when:"The authorization code or refresh token is unknown, was used before, or does not match its verif\
ier.",remedy:"Sign in again.",retry:"never"},token_expired:{when:"The access token of a session has expired.",remedy:"Re\
fresh the session, then send the request again.",retry:"same-key"},unauthorized:{when:"The token is missing, malformed, \
unknown or revoked, or something else blocks its access.",remedy:"See `details.hint`.",retry:"never"},insufficient_scope:{
when:"The token lacks the scope of the operation.",remedy:"Use a token with the scope in `details.required_scope`.",retry:"\
never"},workspace_forbidden:{when:"The session has no access to the workspace of the switch, or the request used an API \
key.",remedy:"Switch to a workspace that the user can access, or create an API key in the other workspace.",retry:"never"},
policy_denied:{when:"A policy rule of the workspace blocks the request.",remedy:"Contact the maintainer of the policy ru\
le in `details.rule_id`.",retry:"never"},not_found:{when:"The record or the workspace does not exist, or is not visible \
to the token.",remedy:"Check the id or slug, and the workspace and mode of the token.",retry:"never"},workspace_not_found:{
when:"No workspace with this slug exists or is visible to the token. Sent by billing operations.",remedy:"Check the slug\
, and the workspace of the token.",retry:"never"},not_acceptable:{when:"The operation does not support the requested enc\
oding. Only lists support encodings other than JSON.",remedy:"Send `Accept: application/json`.",retry:"never"},conflict:{
when:"The request conflicts with the current state.",remedy:"See `details.kind`. Without a kind, read the draft again an\
d repeat the change.",retry:"never"},already_decided:{when:"The approval is already approved or denied.",remedy:"Do noth\
ing: a decision is final.",retry:"never"},payload_too_large:{"x-provisional":"A body may have 1 MB.",when:"The body is l\
arger than the service accepts.",remedy:"Send less data in one request.",retry:"never"},IDEMPOTENCY_MISMATCH:{when:"The \
idempotency key was already used with another body.",remedy:"Use a new key for each new request.",retry:"never"},plan_change_not_allowed:{
when:"The plan cannot be changed at the moment.",remedy:"First end what blocks the change, such as a trial or a pending \
cancellation.",retry:"never"},payment_method_declined:{when:"The payment processor declined the card.",remedy:"Use anoth\
er card.",retry:"never"},rate_limited:{when:"The token has sent too many requests.",remedy:"Wait for `Retry-After` secon\
ds.",retry:"after-delay"},internal_error:{"x-provisional":"The code is internal_error.",when:"The service failed.",remedy:"\
Retry with exponential backoff and jitter, starting at one second. Treat any other 5xx the same way.",retry:"same-key"},
upstream_unavailable:{when:"An upstream provider of the service failed.",remedy:"Send the request again with exponential\
 backoff if `details.retryable` is true. With the hint `rotate_secret`, rotate the secret first.",retry:"same-key"},residency_violation:{
when:"The secret is restricted to a region other than the runtime's.",remedy:"Use the secret from its own region.",retry:"\
never"}},examples:["not_found"],enum:["validation_failed","invalid_patch","invalid_cursor","invalid_plan","invalid_token",
"invalid_grant","token_expired","unauthorized","insufficient_scope","workspace_forbidden","policy_denied","not_found","w\
orkspace_not_found","not_acceptable","conflict","already_decided","payload_too_large","IDEMPOTENCY_MISMATCH","plan_chang\
e_not_allowed","payment_method_declined","rate_limited","internal_error","upstream_unavailable","residency_violation"]};
function validate316(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate316.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),typeof data!="string"){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data==="validation_fai\
led"||data==="invalid_patch"||data==="invalid_cursor"||data==="invalid_plan"||data==="invalid_token"||data==="invalid_gr\
ant"||data==="token_expired"||data==="unauthorized"||data==="insufficient_scope"||data==="workspace_forbidden"||data==="\
policy_denied"||data==="not_found"||data==="workspace_not_found"||data==="not_acceptable"||data==="conflict"||data==="al\
ready_decided"||data==="payload_too_large"||data==="IDEMPOTENCY_MISMATCH"||data==="plan_change_not_allowed"||data==="pay\
ment_method_declined"||data==="rate_limited"||data==="internal_error"||data==="upstream_unavailable"||data==="residency_\
violation")){let err1={instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema145.enum},message:"mu\
st be equal to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate316.
errors=vErrors,errors===0}validate316.evaluated={dynamicProps:!1,dynamicItems:!1};var v88=validate317;function validate317(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate317.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.hint!==void 0&&typeof data.hint!="string"){let err0={instancePath:instancePath+
"/hint",schemaPath:"#/properties/hint/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err0]:vErrors.push(err0),errors++}if(data.required_scope!==void 0&&typeof data.required_scope!="string"){let err1={
instancePath:instancePath+"/required_scope",schemaPath:"#/properties/required_scope/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.kind!==void 0&&typeof data.
kind!="string"){let err2={instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"\
string"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.current_version!==void 0&&
typeof data.current_version!="string"){let err3={instancePath:instancePath+"/current_version",schemaPath:"#/properties/c\
urrent_version/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.
push(err3),errors++}if(data.operation!==void 0){let data4=data.operation;if(!(typeof data4=="number"&&!(data4%1)&&!isNaN(
data4))){let err4={instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(typeof data4=="n\
umber"&&(data4<0||isNaN(data4))){let err5={instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err5]:vErrors.push(
err5),errors++}}if(data.path!==void 0&&typeof data.path!="string"){let err6={instancePath:instancePath+"/path",schemaPath:"\
#/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err6]:vErrors.
push(err6),errors++}if(data.rule_id!==void 0&&typeof data.rule_id!="string"){let err7={instancePath:instancePath+"/rule_\
id",schemaPath:"#/properties/rule_id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err7]:vErrors.push(err7),errors++}if(data.resource!==void 0&&typeof data.resource!="string"){let err8={instancePath:instancePath+
"/resource",schemaPath:"#/properties/resource/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err8]:vErrors.push(err8),errors++}if(data.action!==void 0&&typeof data.action!="string"){let err9={instancePath:instancePath+
"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err9]:vErrors.push(err9),errors++}if(data.upstream!==void 0){let data9=data.upstream;if(typeof data9!="str\
ing"){let err10={instancePath:instancePath+"/upstream",schemaPath:"#/properties/upstream/type",keyword:"type",params:{type:"\
string"},message:"must be string"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}if(!(data9==="payments"||
data9==="email"||data9==="storage"||data9==="database"||data9==="identity"||data9==="dns")){let err11={instancePath:instancePath+
"/upstream",schemaPath:"#/properties/upstream/enum",keyword:"enum",params:{allowedValues:schema38.properties.upstream.enum},
message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}}if(data.
retryable!==void 0&&typeof data.retryable!="boolean"){let err12={instancePath:instancePath+"/retryable",schemaPath:"#/pr\
operties/retryable/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};vErrors===null?vErrors=[err12]:
vErrors.push(err12),errors++}if(data.omitted_fields!==void 0){let data11=data.omitted_fields;if(!(typeof data11=="number"&&
!(data11%1)&&!isNaN(data11))){let err13={instancePath:instancePath+"/omitted_fields",schemaPath:"#/properties/omitted_fi\
elds/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err13]:vErrors.push(
err13),errors++}if(typeof data11=="number"&&(data11<1||isNaN(data11))){let err14={instancePath:instancePath+"/omitted_fi\
elds",schemaPath:"#/properties/omitted_fields/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must \
be >= 1"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}}if(data.request_id!==void 0&&typeof data.request_id!=
"string"){let err15={instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}}else{let err16={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err16]:vErrors.
push(err16),errors++}return validate317.errors=vErrors,errors===0}validate317.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var v89=validate318,schema147={type:"string",description:"How to resolve an error.\n\n- `token_expired`: The access token \
of a session has expired. `Retry-After` is 0. Refresh the session, then send the request again immediately.\n- `token_rev\
oked`: The token was revoked permanently. Sign in again, or create another key.\n- `invalid_credentials`: The token is mi\
ssing, malformed or unknown. Send a valid token. Provisional: This is the hint for every other token that is rejected.\n-\
 `workspace_locked`: The workspace is on a billing or compliance hold. Sent with 401 or 403. Resolve the hold in the con\
sole.\n- `mfa_required`: The session lacks its second factor. Sent with 401 or 403. Complete the second factor, then send\
 the request again.\n- `missing_scope`: The token lacks the scope in `required_scope`. Use a token with that scope.\n- `ro\
tate_secret`: A provider requires a new value of the secret. Rotate the secret, then send the request again.\n","x-value\
s":{token_expired:{when:"The access token of a session has expired. `Retry-After` is 0.",remedy:"Refresh the session, th\
en send the request again immediately.",retry:"same-key"},token_revoked:{when:"The token was revoked permanently.",remedy:"\
Sign in again, or create another key.",retry:"never"},invalid_credentials:{"x-provisional":"This is the hint for every o\
ther token that is rejected.",when:"The token is missing, malformed or unknown.",remedy:"Send a valid token.",retry:"nev\
er"},workspace_locked:{when:"The workspace is on a billing or compliance hold. Sent with 401 or 403.",remedy:"Resolve th\
e hold in the console.",retry:"same-key"},mfa_required:{when:"The session lacks its second factor. Sent with 401 or 403.",
remedy:"Complete the second factor, then send the request again.",retry:"same-key"},missing_scope:{when:"The token lacks\
 the scope in `required_scope`.",remedy:"Use a token with that scope.",retry:"never"},rotate_secret:{when:"A provider re\
quires a new value of the secret.",remedy:"Rotate the secret, then send the request again.",retry:"same-key"}},examples:[
"missing_scope"],enum:["token_expired","token_revoked","invalid_credentials","workspace_locked","mfa_required","missing_\
scope","rotate_secret"]};function validate318(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate318.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){let err0={instancePath,schemaPath:"#/type",keyword:"type",
params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data==="\
token_expired"||data==="token_revoked"||data==="invalid_credentials"||data==="workspace_locked"||data==="mfa_required"||
data==="missing_scope"||data==="rotate_secret")){let err1={instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema147.
enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate318.
errors=vErrors,errors===0}validate318.evaluated={dynamicProps:!1,dynamicItems:!1};var v90=validate319;function validate319(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate319.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.path===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"path"},message:"must have required property 'path'"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}if(data.reason===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
reason"},message:"must have required property 'reason'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.
message===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"\
must have required property 'message'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.path!==void 0&&
typeof data.path!="string"){let err3={instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.reason!==
void 0){let data1=data.reason;if(typeof data1=="string"){if(func1(data1)<1){let err4={instancePath:instancePath+"/reason",
schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 char\
acters"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}else{let err5={instancePath:instancePath+"/reason",schemaPath:"\
#/properties/reason/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err5]:
vErrors.push(err5),errors++}}if(data.message!==void 0&&typeof data.message!="string"){let err6={instancePath:instancePath+
"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err6]:vErrors.push(err6),errors++}}else{let err7={instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}return validate319.errors=
vErrors,errors===0}validate319.evaluated={props:{path:!0,reason:!0,message:!0},dynamicProps:!1,dynamicItems:!1};var v91=validate320,
schema149={type:"string",description:"The reasons why a field is invalid.",enum:["missing","too_short","too_long","forma\
t_mismatch","out_of_range","unknown_value","unknown_field"],examples:["missing"]};function validate320(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate320.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!="s\
tring"){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data==="missing"||data==="too_short"||data==="too_long"||data==="fo\
rmat_mismatch"||data==="out_of_range"||data==="unknown_value"||data==="unknown_field")){let err1={instancePath,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:schema149.enum},message:"must be equal to one of the allowed values"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}return validate320.errors=vErrors,errors===0}validate320.evaluated={dynamicProps:!1,
dynamicItems:!1};var v92=validate321,schema150={type:"string",description:"The status of a run: `pending` (scheduled, no\
t yet started), `running`, `awaiting_approval` (paused until its approval is decided), or one of the final states `compl\
eted`, `failed` and `denied`.",enum:["pending","running","awaiting_approval","completed","failed","denied"],examples:["a\
waiting_approval"]};function validate321(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate321.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){let err0={instancePath,schemaPath:"#/type",keyword:"type",
params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data==="\
pending"||data==="running"||data==="awaiting_approval"||data==="completed"||data==="failed"||data==="denied")){let err1={
instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema150.enum},message:"must be equal to one of t\
he allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate321.errors=vErrors,errors===
0}validate321.evaluated={dynamicProps:!1,dynamicItems:!1};var schemas={Advance:v0,Advanced:v1,Approval:v2,Clock:v3,Console:v4,
CreatedWorkspace:v5,CursorToExpire:v6,Deliveries:v7,Delivery:v8,Disturbance:v9,DisturbanceChange:v10,ErrorEnvelope:v11,EventStream:v12,
Failure:v13,FaultRule:v14,FaultRules:v15,Finish:v16,InvoiceLine:v17,IssuedCode:v18,IssuedToken:v19,Latency:v20,LivePage:v21,
LiveTheme:v22,LoggedExchange:v23,LoggedMessage:v24,LoggedRequest:v25,LoggedRequests:v26,Mode:v27,NewFaultRule:v28,NewPaymentMethod:v29,
NewPlan:v30,NewPolicyRule:v31,NewRecord:v32,NewToken:v33,NewWorkspace:v34,PageDocument:v35,PageSlug:v36,Pause:v37,PaymentMethod:v38,
People:v39,RateLimit:v40,RateLimitState:v41,RecordChange:v42,Records:v43,Region:v44,Reset:v45,ResolvedSecret:v46,Run:v47,
Sandbox:v48,Scope:v49,SecretUse:v50,Seed:v51,SeedAgent:v52,SeedApproval:v53,SeedBilling:v54,SeedForm:v55,SeedInvoice:v56,
SeedLogEntry:v57,SeedPage:v58,SeedPageVersion:v59,SeedRecords:v60,SeedRun:v61,SeedSecret:v62,SeedSubmission:v63,SeedThemeDraft:v64,
SeedUsage:v65,SeedWarning:v66,SeedWarnings:v67,SeedWebhook:v68,SeedWorkspace:v69,SignIn:v70,Snapshot:v71,SnapshotList:v72,
StoredRecord:v73,Theme:v74,ThemeRecord:v75,TokenState:v76,TraceSearch:v77,Traces:v78,Upcoming:v79,UsageCap:v80,ValidationError:v81,
WorkspaceChange:v82,WorkspaceState:v83,WorkspaceStates:v84,block:v85,"conflict-kind":v86,"error-code":v87,"error-details":v88,
"error-hint":v89,"field-error":v90,"field-error-reason":v91,"run-status":v92};var v02=validate52;function validate52(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate52.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),!(data&&typeof data=="object"&&!Array.isArray(data))){let err0={instancePath,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}
return validate52.errors=vErrors,errors===0}validate52.evaluated={dynamicProps:!1,dynamicItems:!1};var v110=validate532;var func12=require_ucs2length().default;function validate532(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate532.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
workspace!==void 0){let data0=data.workspace;if(typeof data0!="string"){let dataType0=typeof data0,coerced0;if(coerced0===
void 0)if(dataType0=="number"||dataType0=="boolean")coerced0=""+data0;else if(data0===null)coerced0="";else{let err0={instancePath:instancePath+
"/workspace",schemaPath:"#/properties/workspace/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}coerced0!==void 0&&(data0=coerced0,data!==void 0&&(data.workspace=coerced0))}
if(typeof data0=="string"&&func12(data0)<1){let err1={instancePath:instancePath+"/workspace",schemaPath:"#/properties/wo\
rkspace/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?
vErrors=[err1]:vErrors.push(err1),errors++}}}else{let err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}return validate532.errors=vErrors,
errors===0}validate532.evaluated={props:{workspace:!0},dynamicProps:!1,dynamicItems:!1};var v210=validate542,schema212={
$id:"v2",type:"object",properties:{limit:{type:"integer",minimum:1,maximum:1e3,default:100},operation:{type:"string"},workspace:{
type:"string"},only:{type:"string",enum:["violations","failures","changes"]}},required:[]};function validate542(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate542.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data==
"object"&&!Array.isArray(data)){data.limit===void 0&&(data.limit=100);let data0=data.limit;if(!(typeof data0=="number"&&
!(data0%1)&&!isNaN(data0))){let dataType0=typeof data0,coerced0;if(coerced0===void 0)if(dataType0==="boolean"||data0===null||
dataType0==="string"&&data0&&data0==+data0&&!(data0%1))coerced0=+data0;else{let err0={instancePath:instancePath+"/limit",
schemaPath:"#/properties/limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=
[err0]:vErrors.push(err0),errors++}coerced0!==void 0&&(data0=coerced0,data!==void 0&&(data.limit=coerced0))}if(typeof data0==
"number"){if(data0>1e3||isNaN(data0)){let err1={instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000"};vErrors===null?vErrors=[err1]:vErrors.
push(err1),errors++}if(data0<1||isNaN(data0)){let err2={instancePath:instancePath+"/limit",schemaPath:"#/properties/limi\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}}if(data.operation!==void 0){let data1=data.operation;if(typeof data1!="string"){let dataType1=typeof data1,
coerced1;if(coerced1===void 0)if(dataType1=="number"||dataType1=="boolean")coerced1=""+data1;else if(data1===null)coerced1=
"";else{let err3={instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}coerced1!==void 0&&(data1=
coerced1,data!==void 0&&(data.operation=coerced1))}}if(data.workspace!==void 0){let data2=data.workspace;if(typeof data2!=
"string"){let dataType2=typeof data2,coerced2;if(coerced2===void 0)if(dataType2=="number"||dataType2=="boolean")coerced2=
""+data2;else if(data2===null)coerced2="";else{let err4={instancePath:instancePath+"/workspace",schemaPath:"#/properties\
/workspace/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(
err4),errors++}coerced2!==void 0&&(data2=coerced2,data!==void 0&&(data.workspace=coerced2))}}if(data.only!==void 0){let data3=data.
only;if(typeof data3!="string"){let dataType3=typeof data3,coerced3;if(coerced3===void 0)if(dataType3=="number"||dataType3==
"boolean")coerced3=""+data3;else if(data3===null)coerced3="";else{let err5={instancePath:instancePath+"/only",schemaPath:"\
#/properties/only/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.
push(err5),errors++}coerced3!==void 0&&(data3=coerced3,data!==void 0&&(data.only=coerced3))}if(!(data3==="violations"||data3===
"failures"||data3==="changes")){let err6={instancePath:instancePath+"/only",schemaPath:"#/properties/only/enum",keyword:"\
enum",params:{allowedValues:schema212.properties.only.enum},message:"must be equal to one of the allowed values"};vErrors===
null?vErrors=[err6]:vErrors.push(err6),errors++}}}else{let err7={instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}return validate542.errors=
vErrors,errors===0}validate542.evaluated={props:{limit:!0,operation:!0,workspace:!0,only:!0},dynamicProps:!1,dynamicItems:!1};
var v310=validate552,schema222={$id:"v3",type:"object",properties:{mode:{type:"string",enum:["test","live"]}},required:[]};
function validate552(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate552.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.mode!==void 0){let data0=data.mode;
if(typeof data0!="string"){let dataType0=typeof data0,coerced0;if(coerced0===void 0)if(dataType0=="number"||dataType0=="\
boolean")coerced0=""+data0;else if(data0===null)coerced0="";else{let err0={instancePath:instancePath+"/mode",schemaPath:"\
#/properties/mode/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}coerced0!==void 0&&(data0=coerced0,data!==void 0&&(data.mode=coerced0))}if(!(data0==="test"||data0===
"live")){let err1={instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues:schema222.
properties.mode.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),
errors++}}}else{let err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}return validate552.errors=vErrors,errors===0}validate552.evaluated=
{props:{mode:!0},dynamicProps:!1,dynamicItems:!1};var v410=validate562,schema23={$id:"v4",type:"object",properties:{mode:{
type:"string",enum:["test","live"],default:"test"}},required:[]};function validate562(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate562.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(
data)){data.mode===void 0&&(data.mode="test");let data0=data.mode;if(typeof data0!="string"){let dataType0=typeof data0,
coerced0;if(coerced0===void 0)if(dataType0=="number"||dataType0=="boolean")coerced0=""+data0;else if(data0===null)coerced0=
"";else{let err0={instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}coerced0!==void 0&&(data0=coerced0,
data!==void 0&&(data.mode=coerced0))}if(!(data0==="test"||data0==="live")){let err1={instancePath:instancePath+"/mode",schemaPath:"\
#/properties/mode/enum",keyword:"enum",params:{allowedValues:schema23.properties.mode.enum},message:"must be equal to on\
e of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}else{let err2={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err2]:vErrors.push(err2),
errors++}return validate562.errors=vErrors,errors===0}validate562.evaluated={props:{mode:!0},dynamicProps:!1,dynamicItems:!1};
var v510=validate572;function validate572(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate572.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.subscription!==void 0){let data0=data.
subscription;if(typeof data0!="string"){let dataType0=typeof data0,coerced0;if(coerced0===void 0)if(dataType0=="number"||
dataType0=="boolean")coerced0=""+data0;else if(data0===null)coerced0="";else{let err0={instancePath:instancePath+"/subsc\
ription",schemaPath:"#/properties/subscription/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}coerced0!==void 0&&(data0=coerced0,data!==void 0&&(data.subscription=coerced0))}}}else{
let err1={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?
vErrors=[err1]:vErrors.push(err1),errors++}return validate572.errors=vErrors,errors===0}validate572.evaluated={props:{subscription:!0},
dynamicProps:!1,dynamicItems:!1};var query={getSandbox:v02,reset:v02,checkSeed:v02,exportSeed:v02,listWorkspaces:v02,createWorkspace:v02,
getWorkspace:v02,updateWorkspace:v02,removeWorkspace:v02,listPeople:v02,listSnapshots:v02,takeSnapshot:v02,removeSnapshot:v02,
restoreSnapshot:v02,getConsole:v02,getDisturbance:v110,setDisturbance:v110,listFaultRules:v02,addFaultRule:v02,removeFaultRules:v110,
removeFaultRule:v02,listRequests:v210,clearRequests:v110,getRequest:v02,followEvents:v02,listRecords:v310,addRecord:v310,
getRecord:v310,updateRecord:v310,removeRecord:v310,getLivePage:v410,getLiveTheme:v410,listDeliveries:v510,getDelivery:v02,
redeliver:v02,resolveSecret:v02,findTraces:v02,pauseRun:v02,finishRun:v02,issueAuthorizationCode:v02,exhaustRateLimit:v02,
expireCursor:v02,getClock:v02,listUpcoming:v02,advanceClock:v02};var v03=validate522;function validate522(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate522.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),!(data&&typeof data=="object"&&!Array.isArray(data))){let err0={instancePath,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}
return validate522.errors=vErrors,errors===0}validate522.evaluated={dynamicProps:!1,dynamicItems:!1};var v111=validate533;function validate533(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate533.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.slug===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"slug"},message:"must have required property 'slug'"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.slug!==void 0){let data0=data.slug;if(typeof data0!="s\
tring"){let dataType0=typeof data0,coerced0;if(coerced0===void 0)if(dataType0=="number"||dataType0=="boolean")coerced0=""+
data0;else if(data0===null)coerced0="";else{let err1={instancePath:instancePath+"/slug",schemaPath:"#/properties/slug/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
coerced0!==void 0&&(data0=coerced0,data!==void 0&&(data.slug=coerced0))}}}else{let err2={instancePath,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}
return validate533.errors=vErrors,errors===0}validate533.evaluated={props:{slug:!0},dynamicProps:!1,dynamicItems:!1};var v211=validate543;var func13=require_ucs2length().default;function validate543(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate543.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
slug===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"slug"},message:"\
must have required property 'slug'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.snapshot===void 0){
let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"snapshot"},message:"must have\
 required property 'snapshot'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.slug!==void 0){let data0=data.
slug;if(typeof data0!="string"){let dataType0=typeof data0,coerced0;if(coerced0===void 0)if(dataType0=="number"||dataType0==
"boolean")coerced0=""+data0;else if(data0===null)coerced0="";else{let err2={instancePath:instancePath+"/slug",schemaPath:"\
#/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}coerced0!==void 0&&(data0=coerced0,data!==void 0&&(data.slug=coerced0))}}if(data.snapshot!==void 0){
let data1=data.snapshot;if(typeof data1!="string"){let dataType1=typeof data1,coerced1;if(coerced1===void 0)if(dataType1==
"number"||dataType1=="boolean")coerced1=""+data1;else if(data1===null)coerced1="";else{let err3={instancePath:instancePath+
"/snapshot",schemaPath:"#/properties/snapshot/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err3]:vErrors.push(err3),errors++}coerced1!==void 0&&(data1=coerced1,data!==void 0&&(data.snapshot=coerced1))}
if(typeof data1=="string"&&func13(data1)<1){let err4={instancePath:instancePath+"/snapshot",schemaPath:"#/properties/sna\
pshot/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=
[err4]:vErrors.push(err4),errors++}}}else{let err5={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}return validate543.errors=vErrors,errors===
0}validate543.evaluated={props:{slug:!0,snapshot:!0},dynamicProps:!1,dynamicItems:!1};var v311=validate553,schema223={$id:"\
v3",type:"object",properties:{slug:{type:"string"},mode:{type:"string",enum:["test","live"]}},required:["slug","mode"]};
function validate553(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate553.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.slug===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"slug"},message:"must have required property 'slug'"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.mode===void 0){let err1={instancePath,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"mode"},message:"must have required property 'mode'"};vErrors===null?
vErrors=[err1]:vErrors.push(err1),errors++}if(data.slug!==void 0){let data0=data.slug;if(typeof data0!="string"){let dataType0=typeof data0,
coerced0;if(coerced0===void 0)if(dataType0=="number"||dataType0=="boolean")coerced0=""+data0;else if(data0===null)coerced0=
"";else{let err2={instancePath:instancePath+"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}coerced0!==void 0&&(data0=coerced0,
data!==void 0&&(data.slug=coerced0))}}if(data.mode!==void 0){let data1=data.mode;if(typeof data1!="string"){let dataType1=typeof data1,
coerced1;if(coerced1===void 0)if(dataType1=="number"||dataType1=="boolean")coerced1=""+data1;else if(data1===null)coerced1=
"";else{let err3={instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}coerced1!==void 0&&(data1=coerced1,
data!==void 0&&(data.mode=coerced1))}if(!(data1==="test"||data1==="live")){let err4={instancePath:instancePath+"/mode",schemaPath:"\
#/properties/mode/enum",keyword:"enum",params:{allowedValues:schema223.properties.mode.enum},message:"must be equal to o\
ne of the allowed values"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}}else{let err5={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err5]:vErrors.push(err5),
errors++}return validate553.errors=vErrors,errors===0}validate553.evaluated={props:{slug:!0,mode:!0},dynamicProps:!1,dynamicItems:!1};
var v411=validate563;function validate563(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate563.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.id===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.id!==void 0){let data0=data.id;if(typeof data0!="string"){let dataType0=typeof data0,
coerced0;if(coerced0===void 0)if(dataType0=="number"||dataType0=="boolean")coerced0=""+data0;else if(data0===null)coerced0=
"";else{let err1={instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}coerced0!==void 0&&(data0=coerced0,data!==
void 0&&(data.id=coerced0))}}}else{let err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}return validate563.errors=vErrors,errors===0}
validate563.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var v511=validate573,schema24={$id:"v5",type:"obje\
ct",properties:{slug:{type:"string"},resource:{type:"string",enum:["agents","runs","approvals","pages","theme","forms","\
submissions","log_entries","invoices","usage","billing","secrets","webhooks","tokens","capability_calls","key_uses"]}},required:[
"slug","resource"]};function validate573(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate573.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.slug===void 0){let err0={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"slug"},message:"must have required prop\
erty 'slug'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.resource===void 0){let err1={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"resource"},message:"must have required property 'res\
ource'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.slug!==void 0){let data0=data.slug;if(typeof data0!=
"string"){let dataType0=typeof data0,coerced0;if(coerced0===void 0)if(dataType0=="number"||dataType0=="boolean")coerced0=
""+data0;else if(data0===null)coerced0="";else{let err2={instancePath:instancePath+"/slug",schemaPath:"#/properties/slug\
/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.push(err2),
errors++}coerced0!==void 0&&(data0=coerced0,data!==void 0&&(data.slug=coerced0))}}if(data.resource!==void 0){let data1=data.
resource;if(typeof data1!="string"){let dataType1=typeof data1,coerced1;if(coerced1===void 0)if(dataType1=="number"||dataType1==
"boolean")coerced1=""+data1;else if(data1===null)coerced1="";else{let err3={instancePath:instancePath+"/resource",schemaPath:"\
#/properties/resource/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:
vErrors.push(err3),errors++}coerced1!==void 0&&(data1=coerced1,data!==void 0&&(data.resource=coerced1))}if(!(data1==="ag\
ents"||data1==="runs"||data1==="approvals"||data1==="pages"||data1==="theme"||data1==="forms"||data1==="submissions"||data1===
"log_entries"||data1==="invoices"||data1==="usage"||data1==="billing"||data1==="secrets"||data1==="webhooks"||data1==="t\
okens"||data1==="capability_calls"||data1==="key_uses")){let err4={instancePath:instancePath+"/resource",schemaPath:"#/p\
roperties/resource/enum",keyword:"enum",params:{allowedValues:schema24.properties.resource.enum},message:"must be equal \
to one of the allowed values"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}}else{let err5={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err5]:vErrors.push(err5),
errors++}return validate573.errors=vErrors,errors===0}validate573.evaluated={props:{slug:!0,resource:!0},dynamicProps:!1,
dynamicItems:!1};var v610=validate582,schema252={$id:"v6",type:"object",properties:{slug:{type:"string"},resource:{type:"\
string",enum:["agents","runs","approvals","pages","theme","forms","submissions","log_entries","invoices","usage","billin\
g","secrets","webhooks","tokens","capability_calls","key_uses"]},id:{type:"string"}},required:["slug","resource","id"]};
function validate582(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate582.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.slug===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"slug"},message:"must have required property 'slug'"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.resource===void 0){let err1={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"resource"},message:"must have required property 'resource'"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.id===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}if(data.slug!==void 0){let data0=data.slug;if(typeof data0!="string"){let dataType0=typeof data0,coerced0;
if(coerced0===void 0)if(dataType0=="number"||dataType0=="boolean")coerced0=""+data0;else if(data0===null)coerced0="";else{
let err3={instancePath:instancePath+"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}coerced0!==void 0&&(data0=coerced0,data!==void 0&&
(data.slug=coerced0))}}if(data.resource!==void 0){let data1=data.resource;if(typeof data1!="string"){let dataType1=typeof data1,
coerced1;if(coerced1===void 0)if(dataType1=="number"||dataType1=="boolean")coerced1=""+data1;else if(data1===null)coerced1=
"";else{let err4={instancePath:instancePath+"/resource",schemaPath:"#/properties/resource/type",keyword:"type",params:{type:"\
string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}coerced1!==void 0&&(data1=coerced1,
data!==void 0&&(data.resource=coerced1))}if(!(data1==="agents"||data1==="runs"||data1==="approvals"||data1==="pages"||data1===
"theme"||data1==="forms"||data1==="submissions"||data1==="log_entries"||data1==="invoices"||data1==="usage"||data1==="bi\
lling"||data1==="secrets"||data1==="webhooks"||data1==="tokens"||data1==="capability_calls"||data1==="key_uses")){let err5={
instancePath:instancePath+"/resource",schemaPath:"#/properties/resource/enum",keyword:"enum",params:{allowedValues:schema252.
properties.resource.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err5]:vErrors.push(
err5),errors++}}if(data.id!==void 0){let data2=data.id;if(typeof data2!="string"){let dataType2=typeof data2,coerced2;if(coerced2===
void 0)if(dataType2=="number"||dataType2=="boolean")coerced2=""+data2;else if(data2===null)coerced2="";else{let err6={instancePath:instancePath+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err6]:vErrors.push(err6),errors++}coerced2!==void 0&&(data2=coerced2,data!==void 0&&(data.id=coerced2))}}}else{let err7={
instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=
[err7]:vErrors.push(err7),errors++}return validate582.errors=vErrors,errors===0}validate582.evaluated={props:{slug:!0,resource:!0,
id:!0},dynamicProps:!1,dynamicItems:!1};var v710=validate59;function validate59(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate59.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.slug===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"slug"},message:"must have required property 'slug'"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.page===void 0){let err1={instancePath,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"page"},message:"must have required property 'page'"};vErrors===null?
vErrors=[err1]:vErrors.push(err1),errors++}if(data.slug!==void 0){let data0=data.slug;if(typeof data0!="string"){let dataType0=typeof data0,
coerced0;if(coerced0===void 0)if(dataType0=="number"||dataType0=="boolean")coerced0=""+data0;else if(data0===null)coerced0=
"";else{let err2={instancePath:instancePath+"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}coerced0!==void 0&&(data0=coerced0,
data!==void 0&&(data.slug=coerced0))}}if(data.page!==void 0){let data1=data.page;if(typeof data1!="string"){let dataType1=typeof data1,
coerced1;if(coerced1===void 0)if(dataType1=="number"||dataType1=="boolean")coerced1=""+data1;else if(data1===null)coerced1=
"";else{let err3={instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}coerced1!==void 0&&(data1=coerced1,
data!==void 0&&(data.page=coerced1))}}}else{let err4={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}return validate59.errors=vErrors,
errors===0}validate59.evaluated={props:{slug:!0,page:!0},dynamicProps:!1,dynamicItems:!1};var v810=validate602;function validate602(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate602.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.slug===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"slug"},message:"must have required property 'slug'"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.id===void 0){let err1={instancePath,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}if(data.slug!==void 0){let data0=data.slug;if(typeof data0!="string"){let dataType0=typeof data0,
coerced0;if(coerced0===void 0)if(dataType0=="number"||dataType0=="boolean")coerced0=""+data0;else if(data0===null)coerced0=
"";else{let err2={instancePath:instancePath+"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}coerced0!==void 0&&(data0=coerced0,
data!==void 0&&(data.slug=coerced0))}}if(data.id!==void 0){let data1=data.id;if(typeof data1!="string"){let dataType1=typeof data1,
coerced1;if(coerced1===void 0)if(dataType1=="number"||dataType1=="boolean")coerced1=""+data1;else if(data1===null)coerced1=
"";else{let err3={instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}coerced1!==void 0&&(data1=coerced1,data!==
void 0&&(data.id=coerced1))}}}else{let err4={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}return validate602.errors=vErrors,errors===0}
validate602.evaluated={props:{slug:!0,id:!0},dynamicProps:!1,dynamicItems:!1};var v93=validate61;function validate61(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate61.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.slug===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"slug"},message:"must have required property 'slug'"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.name===void 0){let err1={instancePath,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};vErrors===null?
vErrors=[err1]:vErrors.push(err1),errors++}if(data.slug!==void 0){let data0=data.slug;if(typeof data0!="string"){let dataType0=typeof data0,
coerced0;if(coerced0===void 0)if(dataType0=="number"||dataType0=="boolean")coerced0=""+data0;else if(data0===null)coerced0=
"";else{let err2={instancePath:instancePath+"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}coerced0!==void 0&&(data0=coerced0,
data!==void 0&&(data.slug=coerced0))}}if(data.name!==void 0){let data1=data.name;if(typeof data1!="string"){let dataType1=typeof data1,
coerced1;if(coerced1===void 0)if(dataType1=="number"||dataType1=="boolean")coerced1=""+data1;else if(data1===null)coerced1=
"";else{let err3={instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}coerced1!==void 0&&(data1=coerced1,
data!==void 0&&(data.name=coerced1))}}}else{let err4={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}return validate61.errors=vErrors,
errors===0}validate61.evaluated={props:{slug:!0,name:!0},dynamicProps:!1,dynamicItems:!1};var path={getSandbox:v03,reset:v03,
checkSeed:v03,exportSeed:v03,listWorkspaces:v03,createWorkspace:v03,getWorkspace:v111,updateWorkspace:v111,removeWorkspace:v111,
listPeople:v03,listSnapshots:v111,takeSnapshot:v211,removeSnapshot:v211,restoreSnapshot:v211,getConsole:v311,getDisturbance:v03,
setDisturbance:v03,listFaultRules:v03,addFaultRule:v03,removeFaultRules:v03,removeFaultRule:v411,listRequests:v03,clearRequests:v03,
getRequest:v411,followEvents:v03,listRecords:v511,addRecord:v511,getRecord:v610,updateRecord:v610,removeRecord:v610,getLivePage:v710,
getLiveTheme:v111,listDeliveries:v111,getDelivery:v810,redeliver:v810,resolveSecret:v93,findTraces:v03,pauseRun:v810,finishRun:v810,
issueAuthorizationCode:v03,exhaustRateLimit:v411,expireCursor:v03,getClock:v03,listUpcoming:v03,advanceClock:v03};var v04=validate523;function validate523(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate523.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),!(data&&typeof data=="object"&&!Array.isArray(data))){let err0={instancePath,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}
return validate523.errors=vErrors,errors===0}validate523.evaluated={dynamicProps:!1,dynamicItems:!1};var header={getSandbox:v04,
reset:v04,checkSeed:v04,exportSeed:v04,listWorkspaces:v04,createWorkspace:v04,getWorkspace:v04,updateWorkspace:v04,removeWorkspace:v04,
listPeople:v04,listSnapshots:v04,takeSnapshot:v04,removeSnapshot:v04,restoreSnapshot:v04,getConsole:v04,getDisturbance:v04,
setDisturbance:v04,listFaultRules:v04,addFaultRule:v04,removeFaultRules:v04,removeFaultRule:v04,listRequests:v04,clearRequests:v04,
getRequest:v04,followEvents:v04,listRecords:v04,addRecord:v04,getRecord:v04,updateRecord:v04,removeRecord:v04,getLivePage:v04,
getLiveTheme:v04,listDeliveries:v04,getDelivery:v04,redeliver:v04,resolveSecret:v04,findTraces:v04,pauseRun:v04,finishRun:v04,
issueAuthorizationCode:v04,exhaustRateLimit:v04,expireCursor:v04,getClock:v04,listUpcoming:v04,advanceClock:v04};var v05=validate524;function validate524(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate524.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.value!==void 0){let data0=data.value;
if(typeof data0!="string"){let dataType0=typeof data0,coerced0;if(coerced0===void 0)if(dataType0=="number"||dataType0=="\
boolean")coerced0=""+data0;else if(data0===null)coerced0="";else{let err0={instancePath:instancePath+"/value",schemaPath:"\
#/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}coerced0!==void 0&&(data0=coerced0,data!==void 0&&(data.value=coerced0))}}}else{let err1={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err1]:vErrors.
push(err1),errors++}return validate524.errors=vErrors,errors===0}validate524.evaluated={props:{value:!0},dynamicProps:!1,
dynamicItems:!1};var headers={Challenge:v05};export{header,headers,path,query,schemas};
