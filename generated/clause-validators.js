// Generated from openapi/ by `npm run generate`. Do not edit.
var __getOwnPropNames=Object.getOwnPropertyNames;var __commonJS=(cb,mod)=>function(){try{return mod||(0,cb[__getOwnPropNames(cb)[0]])((mod={exports:{}}).exports,mod),mod.
exports}catch(e){throw mod=0,e}};var require_ucs2length=__commonJS({"node_modules/ajv/dist/runtime/ucs2length.js"(exports){"use strict";Object.defineProperty(
exports,"__esModule",{value:!0});function ucs2length(str){let len=str.length,length=0,pos=0,value;for(;pos<len;)length++,
value=str.charCodeAt(pos++),value>=55296&&value<=56319&&pos<len&&(value=str.charCodeAt(pos),(value&64512)===56320&&pos++);
return length}exports.default=ucs2length;ucs2length.code='require("ajv/dist/runtime/ucs2length").default'}});var require_formats=__commonJS({"node_modules/ajv-formats/dist/formats.js"(exports){"use strict";Object.defineProperty(exports,
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
return new RegExp(str),!0}catch{return!1}}}});var v0=validate53,schema20={type:"object",description:"An automation of the workspace.",required:["id","name","status","\
created_at"],properties:{id:{type:"string",pattern:"^agt_.+$",description:"The agent's id.",examples:["agt_01K9REFUND"]},
name:{type:"string",description:"A human-readable name.",examples:["Refund assistant"]},status:{type:"string",enum:["ina\
ctive","active"],description:"Whether the agent starts runs. New agents are inactive.",examples:["active"]},created_at:{
type:"string",format:"iso-8601",description:"When the agent was created.",examples:["2026-10-14T12:00:00.000Z"]}}},pattern3=new RegExp(
"^agt_.+$","u"),formats0=/^(?:\d{4}-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?|\d{4}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])|\d{4}-?W(?:0[1-9]|[1-4]\d|5[0-3])(?:-?[1-7])?|\d{4}-?(?:[0-2]\d\d|3[0-6]\d))(?:[Tt](?:[01]\d|2[0-4])(?::?[0-5]\d(?::?(?:[0-5]\d|60))?)?(?:[.,]\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)?)?$/;
function validate53(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate53.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.id===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.name===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"name"},message:"must have required property 'name'"};vErrors===null?vErrors=[err1]:vErrors.
push(err1),errors++}if(data.status===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
status"},message:"must have required property 'status'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.
created_at===void 0){let err3={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_\
at"},message:"must have required property 'created_at'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.
id!==void 0){let data0=data.id;if(typeof data0=="string"){if(!pattern3.test(data0)){let err4={instancePath:instancePath+
"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^agt_.+$"},message:'must match pattern "^a\
gt_.+$"'};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}else{let err5={instancePath:instancePath+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.
push(err5),errors++}}if(data.name!==void 0&&typeof data.name!="string"){let err6={instancePath:instancePath+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err6]:vErrors.
push(err6),errors++}if(data.status!==void 0){let data2=data.status;if(typeof data2!="string"){let err7={instancePath:instancePath+
"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err7]:vErrors.push(err7),errors++}if(!(data2==="inactive"||data2==="active")){let err8={instancePath:instancePath+
"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:schema20.properties.status.enum},message:"\
must be equal to one of the allowed values"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}if(data.created_at!==
void 0){let data3=data.created_at;if(typeof data3=="string"){if(!formats0.test(data3)){let err9={instancePath:instancePath+
"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"iso-8601"},message:'must matc\
h format "iso-8601"'};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}else{let err10={instancePath:instancePath+
"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"string"},message:"must be string"};
vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}}else{let err11={instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}return validate53.
errors=vErrors,errors===0}validate53.evaluated={props:{id:!0,name:!0,status:!0,created_at:!0},dynamicProps:!1,dynamicItems:!1};
var v1=validate54,schema21={type:"object",description:"One page of the workspace's agents.",required:["data"],properties:{
data:{type:"array",description:"Agents.",items:{$ref:"defs#/$defs/Agent"},examples:[[{id:"agt_01K9REFUND",name:"Refund a\
ssistant",status:"active",created_at:"2026-10-14T12:00:00.000Z"}]]},next_cursor:{type:["string","null"],description:"The\
 cursor of the next page. Opaque. Absent or `null` on the last page only: a page that has a cursor is not the last one, \
even if it has fewer records than the limit, or none.",examples:["eyJhZnRlciI6ImFndF8wMUs5UkVGVU5EIn0"]}}};function validate54(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate54.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.data===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}if(data.data!==void 0){let data0=data.data;if(Array.isArray(data0)){let all0=vErrors;for(let i0=0;i0<
data0.length;i0++){if(vErrors=null,errors=0,validate53(data0[i0],{instancePath:instancePath+"/data/"+i0,parentData:data0,
parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate53.errors:vErrors.concat(validate53.errors),
errors=vErrors.length),all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)all0.push(error0);if(all0!==
null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err1={instancePath:instancePath+"/da\
ta",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}}if(data.next_cursor!==void 0){let data2=data.next_cursor;if(typeof data2!="string"&&
data2!==null){let err2={instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/type",keyword:"typ\
e",params:{type:schema21.properties.next_cursor.type},message:"must be string,null"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate54.errors=vErrors,errors===0}validate54.
evaluated={props:{data:!0,next_cursor:!0},dynamicProps:!1,dynamicItems:!1};var v2=validate56;var func1=require_ucs2length().default,pattern4=new RegExp("^[^.\\s]+(\\.[^.\\s]+)+$","u"),pattern5=new RegExp("^[^Tt]*(\
[Tt][0-9:.,]*([Zz]|[+-]00(:?00)?)?)?$","u");function validate57(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate57.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"mu\
st have required property 'id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.type===void 0){let err1={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required prop\
erty 'type'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.created_at===void 0){let err2={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"},message:"must have required property 'c\
reated_at'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.workspace===void 0){let err3={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"workspace"},message:"must have required property 'wo\
rkspace'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.version===void 0){let err4={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"version"},message:"must have required property 'version'"};vErrors===
null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.data===void 0){let err5={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};vErrors===null?vErrors=[err5]:vErrors.
push(err5),errors++}if(data.id!==void 0){let data0=data.id;if(typeof data0=="string"){if(func1(data0)<1){let err6={instancePath:instancePath+
"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 ch\
aracters"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}else{let err7={instancePath:instancePath+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err7]:vErrors.
push(err7),errors++}}if(data.type!==void 0){let data1=data.type;if(typeof data1=="string"){if(!pattern4.test(data1)){let err8={
instancePath:instancePath+"/type",schemaPath:"#/properties/type/pattern",keyword:"pattern",params:{pattern:"^[^.\\s]+(\\.[\
^.\\s]+)+$"},message:'must match pattern "^[^.\\s]+(\\.[^.\\s]+)+$"'};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}else{
let err9={instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}if(data.created_at!==void 0){let data2=data.
created_at;if(typeof data2=="string"){if(!pattern5.test(data2)){let err10={instancePath:instancePath+"/created_at",schemaPath:"\
#/properties/created_at/pattern",keyword:"pattern",params:{pattern:"^[^Tt]*([Tt][0-9:.,]*([Zz]|[+-]00(:?00)?)?)?$"},message:'\
must match pattern "^[^Tt]*([Tt][0-9:.,]*([Zz]|[+-]00(:?00)?)?)?$"'};vErrors===null?vErrors=[err10]:vErrors.push(err10),
errors++}if(!formats0.test(data2)){let err11={instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_a\
t/format",keyword:"format",params:{format:"iso-8601"},message:'must match format "iso-8601"'};vErrors===null?vErrors=[err11]:
vErrors.push(err11),errors++}}else{let err12={instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_a\
t/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err12]:vErrors.push(err12),
errors++}}if(data.workspace!==void 0){let data3=data.workspace;if(typeof data3=="string"){if(func1(data3)<1){let err13={
instancePath:instancePath+"/workspace",schemaPath:"#/properties/workspace/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}}else{let err14={
instancePath:instancePath+"/workspace",schemaPath:"#/properties/workspace/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}}if(data.version!==void 0){let data4=data.version;
if(typeof data4=="string"){if(func1(data4)<1){let err15={instancePath:instancePath+"/version",schemaPath:"#/properties/v\
ersion/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=
[err15]:vErrors.push(err15),errors++}}else{let err16={instancePath:instancePath+"/version",schemaPath:"#/properties/vers\
ion/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err16]:vErrors.push(err16),
errors++}}if(data.data!==void 0){let data5=data.data;if(!(data5&&typeof data5=="object"&&!Array.isArray(data5))){let err17={
instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}}}else{let err18={instancePath,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err18]:vErrors.push(err18),
errors++}return validate57.errors=vErrors,errors===0}validate57.evaluated={props:{id:!0,type:!0,created_at:!0,workspace:!0,
version:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function validate56(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate56.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),validate57(data,{instancePath,parentData,parentDataProperty,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate57.errors:vErrors.concat(validate57.errors),errors=vErrors.length),
data&&typeof data=="object"&&!Array.isArray(data)){if(data.type!==void 0&&data.type!=="agents.activated"){let err0={instancePath:instancePath+
"/type",schemaPath:"#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue:"agents.activated"},message:"m\
ust be equal to constant"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}else{let err1={instancePath,schemaPath:"\
#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err1]:vErrors.push(
err1),errors++}return validate56.errors=vErrors,errors===0}validate56.evaluated={props:{type:!0,id:!0,created_at:!0,workspace:!0,
version:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var v3=validate59;function validate59(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate59.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),validate57(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate57.errors:vErrors.concat(validate57.errors),errors=vErrors.length),data&&typeof data=="object"&&!Array.
isArray(data)){if(data.type!==void 0&&data.type!=="agents.created"){let err0={instancePath:instancePath+"/type",schemaPath:"\
#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue:"agents.created"},message:"must be equal to consta\
nt"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}else{let err1={instancePath,schemaPath:"#/allOf/1/type",
keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
return validate59.errors=vErrors,errors===0}validate59.evaluated={props:{type:!0,id:!0,created_at:!0,workspace:!0,version:!0,
data:!0},dynamicProps:!1,dynamicItems:!1};var v4=validate61;function validate61(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate61.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),validate57(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate57.errors:vErrors.concat(validate57.errors),errors=vErrors.length),data&&typeof data=="object"&&!Array.
isArray(data)){if(data.type!==void 0&&data.type!=="agents.deactivated"){let err0={instancePath:instancePath+"/type",schemaPath:"\
#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue:"agents.deactivated"},message:"must be equal to co\
nstant"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}else{let err1={instancePath,schemaPath:"#/allOf/1/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
return validate61.errors=vErrors,errors===0}validate61.evaluated={props:{type:!0,id:!0,created_at:!0,workspace:!0,version:!0,
data:!0},dynamicProps:!1,dynamicItems:!1};var v5=validate63;function validate63(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate63.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),!(data&&typeof data=="object"&&!Array.isArray(data))){let err0={instancePath,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}
return validate63.errors=vErrors,errors===0}validate63.evaluated={dynamicProps:!1,dynamicItems:!1};var v6=validate64;var pattern6=new RegExp("^key_(live|test)_.+$","u");function validate64(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate64.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),validate63(data,{instancePath,parentData,parentDataProperty,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate63.errors:vErrors.concat(validate63.errors),errors=vErrors.length),
data&&typeof data=="object"&&!Array.isArray(data)){if(data.secret===void 0){let err0={instancePath,schemaPath:"#/allOf/1\
/required",keyword:"required",params:{missingProperty:"secret"},message:"must have required property 'secret'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.secret!==void 0){let data0=data.secret;if(typeof data0=="string"){
if(!pattern6.test(data0)){let err1={instancePath:instancePath+"/secret",schemaPath:"#/allOf/1/properties/secret/pattern",
keyword:"pattern",params:{pattern:"^key_(live|test)_.+$"},message:'must match pattern "^key_(live|test)_.+$"'};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}}else{let err2={instancePath:instancePath+"/secret",schemaPath:"#/allOf/\
1/properties/secret/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err2]:
vErrors.push(err2),errors++}}}else{let err3={instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate64.errors=vErrors,
errors===0}validate64.evaluated={props:{secret:!0},dynamicProps:!1,dynamicItems:!1};var v7=validate66,schema28={type:"ob\
ject",description:"A request by a run for a user's approval, without which the run does not continue.",required:["id","a\
gent_id","run_id","status","action","payload","created_at"],properties:{id:{type:"string",pattern:"^apr_.+$",description:"\
The approval's id.",examples:["apr_01K9A3"]},agent_id:{type:"string",description:"The agent that requests approval.",examples:[
"agt_01K9REFUND"]},run_id:{type:"string",pattern:"^run_.+$",description:"The run that is waiting.",examples:["run_01K9R3"]},
status:{type:"string",enum:["pending","approved","denied"],description:"Whether the request is pending, approved or deni\
ed. Decisions are final.",examples:["pending"]},action:{type:"string",description:"The action that the agent wants to ta\
ke. Its values are defined by the agent.",examples:["issue_refund"]},payload:{type:"object",additionalProperties:!0,description:"\
The information needed for the decision, in a format defined by the agent.",examples:[{order_id:"ord_1042",amount:1850,currency:"\
USD"}]},created_at:{type:"string",format:"iso-8601",description:"When approval was requested.",examples:["2026-11-02T08:\
59:58.400Z"]}}},pattern7=new RegExp("^apr_.+$","u"),pattern8=new RegExp("^run_.+$","u");function validate66(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate66.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data==
"object"&&!Array.isArray(data)){if(data.id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"id"},message:"must have required property 'id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}
if(data.agent_id===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ag\
ent_id"},message:"must have required property 'agent_id'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.
run_id===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"run_id"},message:"\
must have required property 'run_id'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.status===void 0){
let err3={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have r\
equired property 'status'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.action===void 0){let err4={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"action"},message:"must have required pr\
operty 'action'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.payload===void 0){let err5={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"payload"},message:"must have required property 'payl\
oad'"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(data.created_at===void 0){let err6={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"created_at"},message:"must have required property 'created_at'"};
vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(data.id!==void 0){let data0=data.id;if(typeof data0=="strin\
g"){if(!pattern7.test(data0)){let err7={instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pa\
ttern",params:{pattern:"^apr_.+$"},message:'must match pattern "^apr_.+$"'};vErrors===null?vErrors=[err7]:vErrors.push(err7),
errors++}}else{let err8={instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"\
string"},message:"must be string"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}if(data.agent_id!==void 0&&
typeof data.agent_id!="string"){let err9={instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/type",
keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}
if(data.run_id!==void 0){let data2=data.run_id;if(typeof data2=="string"){if(!pattern8.test(data2)){let err10={instancePath:instancePath+
"/run_id",schemaPath:"#/properties/run_id/pattern",keyword:"pattern",params:{pattern:"^run_.+$"},message:'must match pat\
tern "^run_.+$"'};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}else{let err11={instancePath:instancePath+
"/run_id",schemaPath:"#/properties/run_id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err11]:vErrors.push(err11),errors++}}if(data.status!==void 0){let data3=data.status;if(typeof data3!="stri\
ng"){let err12={instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}if(!(data3==="pending"||data3===
"approved"||data3==="denied")){let err13={instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"\
enum",params:{allowedValues:schema28.properties.status.enum},message:"must be equal to one of the allowed values"};vErrors===
null?vErrors=[err13]:vErrors.push(err13),errors++}}if(data.action!==void 0&&typeof data.action!="string"){let err14={instancePath:instancePath+
"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err14]:vErrors.push(err14),errors++}if(data.payload!==void 0){let data5=data.payload;if(!(data5&&typeof data5==
"object"&&!Array.isArray(data5))){let err15={instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/type",
keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}}
if(data.created_at!==void 0){let data6=data.created_at;if(typeof data6=="string"){if(!formats0.test(data6)){let err16={instancePath:instancePath+
"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"iso-8601"},message:'must matc\
h format "iso-8601"'};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}}else{let err17={instancePath:instancePath+
"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"string"},message:"must be string"};
vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}}}else{let err18={instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++}return validate66.
errors=vErrors,errors===0}validate66.evaluated={props:{id:!0,agent_id:!0,run_id:!0,status:!0,action:!0,payload:!0,created_at:!0},
dynamicProps:!1,dynamicItems:!1};var v8=validate67;function validate67(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){return validate67.
errors=null,!0}validate67.evaluated={dynamicProps:!1,dynamicItems:!1};var v9=validate68,schema30={type:"object",description:"\
One page of the approvals in all workspaces that the token can access.",required:["data"],properties:{data:{type:"array",
description:"Approvals.",items:{$ref:"defs#/$defs/Approval"},examples:[[{id:"apr_01K9A3",agent_id:"agt_01K9REFUND",run_id:"\
run_01K9R3",status:"pending",action:"issue_refund",payload:{order_id:"ord_1042",amount:1850,currency:"USD"},created_at:"\
2026-11-02T08:59:58.400Z",workspace:"acme",decided_at:null,decided_by:null,note:null}]]},next_cursor:{type:["string","nu\
ll"],description:"The cursor of the next page. Opaque. Absent or `null` on the last page only: a page that has a cursor \
is not the last one, even if it has fewer records than the limit, or none.",examples:["eyJhZnRlciI6ImFwcl8wMUs5QTMifQ"]}}};
function validate68(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate68.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.data===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.data!==void 0){let data0=data.data;if(Array.isArray(data0)){
let all0=vErrors;for(let i0=0;i0<data0.length;i0++){if(vErrors=null,errors=0,validate66(data0[i0],{instancePath:instancePath+
"/data/"+i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate66.errors:
vErrors.concat(validate66.errors),errors=vErrors.length),all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)
all0.push(error0);if(all0!==null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err1={instancePath:instancePath+
"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?
vErrors=[err1]:vErrors.push(err1),errors++}}if(data.next_cursor!==void 0){let data2=data.next_cursor;if(typeof data2!="s\
tring"&&data2!==null){let err2={instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/type",keyword:"\
type",params:{type:schema30.properties.next_cursor.type},message:"must be string,null"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate68.errors=vErrors,errors===0}validate68.
evaluated={props:{data:!0,next_cursor:!0},dynamicProps:!1,dynamicItems:!1};var v10=validate70;function validate70(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate70.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),validate57(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate57.errors:vErrors.concat(validate57.errors),errors=vErrors.length),data&&typeof data=="object"&&!Array.
isArray(data)){if(data.type!==void 0&&data.type!=="approvals.decided"){let err0={instancePath:instancePath+"/type",schemaPath:"\
#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue:"approvals.decided"},message:"must be equal to con\
stant"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}else{let err1={instancePath,schemaPath:"#/allOf/1/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
return validate70.errors=vErrors,errors===0}validate70.evaluated={props:{type:!0,id:!0,created_at:!0,workspace:!0,version:!0,
data:!0},dynamicProps:!1,dynamicItems:!1};var v11=validate72;function validate72(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate72.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),validate57(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate57.errors:vErrors.concat(validate57.errors),errors=vErrors.length),data&&typeof data=="object"&&!Array.
isArray(data)){if(data.type!==void 0&&data.type!=="approvals.requested"){let err0={instancePath:instancePath+"/type",schemaPath:"\
#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue:"approvals.requested"},message:"must be equal to c\
onstant"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}else{let err1={instancePath,schemaPath:"#/allOf/1/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
return validate72.errors=vErrors,errors===0}validate72.evaluated={props:{type:!0,id:!0,created_at:!0,workspace:!0,version:!0,
data:!0},dynamicProps:!1,dynamicItems:!1};var v12=validate74;function validate75(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate75.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.id===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.name===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"name"},message:"must have required property 'name'"};vErrors===null?vErrors=[err1]:vErrors.
push(err1),errors++}if(data.id!==void 0&&typeof data.id!="string"){let err2={instancePath:instancePath+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}if(data.name!==void 0&&typeof data.name!="string"){let err3={instancePath:instancePath+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.
push(err3),errors++}}else{let err4={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}return validate75.errors=vErrors,errors===0}validate75.
evaluated={props:{id:!0,name:!0},dynamicProps:!1,dynamicItems:!1};function validate77(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate77.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.type===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.last4===void 0){let err1={instancePath,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"last4"},message:"must have required property 'last4'"};vErrors===null?
vErrors=[err1]:vErrors.push(err1),errors++}}else{let err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}return validate77.errors=vErrors,
errors===0}validate77.evaluated={props:{type:!0,last4:!0},dynamicProps:!1,dynamicItems:!1};function validate74(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate74.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data==
"object"&&!Array.isArray(data)){if(data.plan===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"plan"},message:"must have required property 'plan'"};vErrors===null?vErrors=[err0]:vErrors.push(
err0),errors++}if(data.status===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
status"},message:"must have required property 'status'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.
current_period_start===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
current_period_start"},message:"must have required property 'current_period_start'"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}if(data.current_period_end===void 0){let err3={instancePath,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"current_period_end"},message:"must have required property 'current_period_end'"};vErrors===null?
vErrors=[err3]:vErrors.push(err3),errors++}if(data.payment_method===void 0){let err4={instancePath,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"payment_method"},message:"must have required property 'payment_method'"};
vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.plan!==void 0&&(validate75(data.plan,{instancePath:instancePath+
"/plan",parentData:data,parentDataProperty:"plan",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate75.errors:vErrors.
concat(validate75.errors),errors=vErrors.length)),data.status!==void 0&&typeof data.status!="string"){let err5={instancePath:instancePath+
"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err5]:vErrors.push(err5),errors++}if(data.current_period_start!==void 0){let data2=data.current_period_start;
if(typeof data2=="string"){if(!formats0.test(data2)){let err6={instancePath:instancePath+"/current_period_start",schemaPath:"\
#/properties/current_period_start/format",keyword:"format",params:{format:"iso-8601"},message:'must match format "iso-86\
01"'};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}else{let err7={instancePath:instancePath+"/current_peri\
od_start",schemaPath:"#/properties/current_period_start/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}if(data.current_period_end!==void 0){let data3=data.current_period_end;
if(typeof data3=="string"){if(!formats0.test(data3)){let err8={instancePath:instancePath+"/current_period_end",schemaPath:"\
#/properties/current_period_end/format",keyword:"format",params:{format:"iso-8601"},message:'must match format "iso-8601\
"'};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}else{let err9={instancePath:instancePath+"/current_period\
_end",schemaPath:"#/properties/current_period_end/type",keyword:"type",params:{type:"string"},message:"must be string"};
vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}if(data.payment_method!==void 0){let data4=data.payment_method,
_errs9=errors,valid1=!1,passing0=null,_errs10=errors;validate77(data4,{instancePath:instancePath+"/payment_method",parentData:data,
parentDataProperty:"payment_method",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate77.errors:vErrors.concat(
validate77.errors),errors=vErrors.length);var _valid0=_errs10===errors;if(_valid0){valid1=!0,passing0=0;var props0={};props0.
type=!0,props0.last4=!0}let _errs11=errors;if(data4!==null){let err10={instancePath:instancePath+"/payment_method",schemaPath:"\
#/properties/payment_method/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=
[err10]:vErrors.push(err10),errors++}var _valid0=_errs11===errors;if(_valid0&&valid1?(valid1=!1,passing0=[passing0,1]):_valid0&&
(valid1=!0,passing0=1),valid1)errors=_errs9,vErrors!==null&&(_errs9?vErrors.length=_errs9:vErrors=null);else{let err11={
instancePath:instancePath+"/payment_method",schemaPath:"#/properties/payment_method/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},
message:"must match exactly one schema in oneOf"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}}}else{let err12={
instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=
[err12]:vErrors.push(err12),errors++}return validate74.errors=vErrors,errors===0}validate74.evaluated={props:{plan:!0,status:!0,
current_period_start:!0,current_period_end:!0,payment_method:!0},dynamicProps:!1,dynamicItems:!1};var v13=validate79,schema36={
type:"string",description:"The status of a subscription: `active`, `past_due` (a payment is overdue; the workspace keeps\
 running during a grace period) or `canceled` (runtime traffic is paused; reactivate in the console).",enum:["active","p\
ast_due","canceled"],examples:["active"]};function validate79(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate79.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){let err0={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),
errors++}if(!(data==="active"||data==="past_due"||data==="canceled")){let err1={instancePath,schemaPath:"#/enum",keyword:"\
enum",params:{allowedValues:schema36.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}return validate79.errors=vErrors,errors===0}validate79.evaluated={dynamicProps:!1,dynamicItems:!1};
var v14=validate80;function validate80(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate80.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),validate57(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate57.errors:vErrors.concat(validate57.errors),errors=vErrors.length),data&&typeof data=="object"&&!Array.
isArray(data)){if(data.type!==void 0&&data.type!=="billing.updated"){let err0={instancePath:instancePath+"/type",schemaPath:"\
#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue:"billing.updated"},message:"must be equal to const\
ant"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}else{let err1={instancePath,schemaPath:"#/allOf/1/type",
keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
return validate80.errors=vErrors,errors===0}validate80.evaluated={props:{type:!0,id:!0,created_at:!0,workspace:!0,version:!0,
data:!0},dynamicProps:!1,dynamicItems:!1};var v15=validate82;var wrapper0={validate:validate82};function validate82(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate82.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
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
type:"object"},message:"must be object"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}return validate82.errors=
vErrors,errors===0}validate82.evaluated={props:{block:!0,props:!0,children:!0},dynamicProps:!1,dynamicItems:!1};var v16=validate83;function validate83(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate83.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.plan_id===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"plan_id"},message:"must have required property 'plan\
_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(let key0 in data){if(vErrors!==null&&vErrors.length>=
1e4)break;if(key0!=="plan_id"){let err1={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err1]:vErrors.push(
err1),errors++}}if(data.plan_id!==void 0){let data0=data.plan_id;if(typeof data0=="string"){if(func1(data0)>255){let err2={
instancePath:instancePath+"/plan_id",schemaPath:"#/properties/plan_id/maxLength",keyword:"maxLength",params:{limit:255},
message:"must NOT have more than 255 characters"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(func1(data0)<
1){let err3={instancePath:instancePath+"/plan_id",schemaPath:"#/properties/plan_id/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}else{
let err4={instancePath:instancePath+"/plan_id",schemaPath:"#/properties/plan_id/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}}else{let err5={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err5]:vErrors.push(err5),
errors++}return validate83.errors=vErrors,errors===0}validate83.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v17=validate84;var formats10=require_formats().fullFormats.uri;function validate84(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate84.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(
data)){if(data.authorize_url===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
authorize_url"},message:"must have required property 'authorize_url'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),
errors++}if(data.authorize_url!==void 0){let data0=data.authorize_url;if(typeof data0=="string"){if(!formats10(data0)){let err1={
instancePath:instancePath+"/authorize_url",schemaPath:"#/properties/authorize_url/format",keyword:"format",params:{format:"\
uri"},message:'must match format "uri"'};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}else{let err2={instancePath:instancePath+
"/authorize_url",schemaPath:"#/properties/authorize_url/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}}else{let err3={instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate84.
errors=vErrors,errors===0}validate84.evaluated={props:{authorize_url:!0},dynamicProps:!1,dynamicItems:!1};var v18=validate85,
schema41={type:"string",description:"The kinds of conflicts.\n\n- `slug_in_use`: Another record has this slug. Choose anot\
her slug, or update the record that has it.\n- `version_mismatch`: The draft has changed since the version in `If-Match`.\
 Read the draft again, apply the change, and send it with the version in `current_version`.\n- `already_published`: A dep\
loyment was promoted during a build. Deployments are not part of this version of the API. Wait for the build, then promo\
te the version that you want.\n- `name_taken`: Another record has this name; names are unique per workspace. Choose anoth\
er name.\n- `tombstoned`: The slug belonged to a record that was deleted, or given another slug, recently. Wait until the\
 slug is free, or choose another one. Provisional: A slug that its page gave up recently is held too.\n","x-values":{slug_in_use:{
when:"Another record has this slug.",remedy:"Choose another slug, or update the record that has it.",retry:"never"},version_mismatch:{
when:"The draft has changed since the version in `If-Match`.",remedy:"Read the draft again, apply the change, and send i\
t with the version in `current_version`.",retry:"never"},already_published:{when:"A deployment was promoted during a bui\
ld. Deployments are not part of this version of the API.",remedy:"Wait for the build, then promote the version that you \
want.",retry:"never"},name_taken:{when:"Another record has this name; names are unique per workspace.",remedy:"Choose an\
other name.",retry:"never"},tombstoned:{}},examples:["name_taken"],enum:["slug_in_use","version_mismatch","already_publi\
shed","name_taken","tombstoned"]};function validate85(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate85.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){let err0={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),
errors++}if(!(data==="slug_in_use"||data==="version_mismatch"||data==="already_published"||data==="name_taken"||data==="\
tombstoned")){let err1={instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema41.enum},message:"mu\
st be equal to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate85.errors=
vErrors,errors===0}validate85.evaluated={dynamicProps:!1,dynamicItems:!1};var v19=validate86;function validate86(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){return validate86.
errors=null,!0}validate86.evaluated={dynamicProps:!1,dynamicItems:!1};var v20=validate87;function validate87(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){return validate87.
errors=null,!0}validate87.evaluated={dynamicProps:!1,dynamicItems:!1};var v21=validate88;function validate88(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){return validate88.
errors=null,!0}validate88.evaluated={dynamicProps:!1,dynamicItems:!1};var v22=validate89,schema45={type:"string",description:"\
The codes of errors, with their cause and what to do.\n\n- `validation_failed`: The body, the query or a header is invalid\
 for the operation. Correct the fields that `fields` lists.\n- `invalid_patch`: An operation of the JSON Patch failed: it\
s path does not exist, its `test` does not match, or the result is invalid. Read the draft again and create the patch fr\
om it.\n- `invalid_cursor`: The cursor is malformed or has expired. Start again from the first page.\n- `invalid_plan`: No\
 plan has this id. Use the id of an existing plan.\n- `invalid_token`: The payment processor rejected the payment token, \
or it has expired. Get another token from the payment processor.\n- `invalid_grant`: The authorization code or refresh to\
ken is unknown, was used before, or does not match its verifier. Sign in again. Provisional: The code is invalid_grant, \
as in OAuth 2.0.\n- `token_expired`: The access token of a session has expired. Refresh the session, then send the reques\
t again.\n- `unauthorized`: The token is missing, malformed, unknown or revoked, or something else blocks its access. See\
 `details.hint`.\n- `insufficient_scope`: The token lacks the scope of the operation. Use a token with the scope in `deta\
ils.required_scope`.\n- `workspace_forbidden`: The session has no access to the workspace of the switch, or the request u\
sed an API key. Switch to a workspace that the user can access, or create an API key in the other workspace.\n- `policy_d\
enied`: A policy rule of the workspace blocks the request. Contact the maintainer of the policy rule in `details.rule_id\
`.\n- `not_found`: The record or the workspace does not exist, or is not visible to the token. Check the id or slug, and \
the workspace and mode of the token.\n- `workspace_not_found`: No workspace with this slug exists or is visible to the to\
ken. Sent by billing operations. Check the slug, and the workspace of the token.\n- `not_acceptable`: The operation does \
not support the requested encoding. Only lists support encodings other than JSON. Send `Accept: application/json`.\n- `co\
nflict`: The request conflicts with the current state. See `details.kind`. Without a kind, read the draft again and repe\
at the change.\n- `already_decided`: The approval is already approved or denied. Do nothing: a decision is final.\n- `payl\
oad_too_large`: The body is larger than the service accepts. Send less data in one request. Provisional: A body may have\
 1 MB.\n- `IDEMPOTENCY_MISMATCH`: The idempotency key was already used with another body. Use a new key for each new requ\
est.\n- `plan_change_not_allowed`: The plan cannot be changed at the moment. First end what blocks the change, such as a \
trial or a pending cancellation.\n- `payment_method_declined`: The payment processor declined the card. Use another card.\
\n- `rate_limited`: The token has sent too many requests. Wait for `Retry-After` seconds.\n- `internal_error`: The service\
 failed. Retry with exponential backoff and jitter, starting at one second. Treat any other 5xx the same way. Provisiona\
l: The code is internal_error.\n- `upstream_unavailable`: An upstream provider of the service failed. Send the request ag\
ain with exponential backoff if `details.retryable` is true. With the hint `rotate_secret`, rotate the secret first.\n- `\
residency_violation`: The secret is restricted to a region other than the runtime's. Use the secret from its own region.\
\n","x-values":{validation_failed:{when:"The body, the query or a header is invalid for the operation.",remedy:"Correct \
the fields that `fields` lists.",retry:"never"},invalid_patch:{when:"An operation of the JSON Patch failed: its path doe\
s not exist, its `test` does not match, or the result is invalid.",remedy:"Read the draft again and create the patch fro\
m it.",retry:"never"},invalid_cursor:{when:"The cursor is malformed or has expired.",remedy:"Start again from the first \
page.",retry:"never"},invalid_plan:{when:"No plan has this id.",remedy:"Use the id of an existing plan.",retry:"never"},
invalid_token:{when:"The payment processor rejected the payment token, or it has expired.",remedy:"Get another token fro\
m the payment processor.",retry:"never"},invalid_grant:{},token_expired:{when:"The access token of a session has expired\
.",remedy:"Refresh the session, then send the request again.",retry:"same-key"},unauthorized:{when:"The token is missing\
, malformed, unknown or revoked, or something else blocks its access.",remedy:"See `details.hint`.",retry:"never"},insufficient_scope:{
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
ing: a decision is final.",retry:"never"},payload_too_large:{},IDEMPOTENCY_MISMATCH:{when:"The idempotency key was alrea\
dy used with another body.",remedy:"Use a new key for each new request.",retry:"never"},plan_change_not_allowed:{when:"T\
he plan cannot be changed at the moment.",remedy:"First end what blocks the change, such as a trial or a pending cancell\
ation.",retry:"never"},payment_method_declined:{when:"The payment processor declined the card.",remedy:"Use another card\
.",retry:"never"},rate_limited:{when:"The token has sent too many requests.",remedy:"Wait for `Retry-After` seconds.",retry:"\
after-delay"},internal_error:{},upstream_unavailable:{when:"An upstream provider of the service failed.",remedy:"Send th\
e request again with exponential backoff if `details.retryable` is true. With the hint `rotate_secret`, rotate the secre\
t first.",retry:"same-key"},residency_violation:{when:"The secret is restricted to a region other than the runtime's.",remedy:"\
Use the secret from its own region.",retry:"never"}},examples:["not_found"],enum:["validation_failed","invalid_patch","i\
nvalid_cursor","invalid_plan","invalid_token","invalid_grant","token_expired","unauthorized","insufficient_scope","works\
pace_forbidden","policy_denied","not_found","workspace_not_found","not_acceptable","conflict","already_decided","payload\
_too_large","IDEMPOTENCY_MISMATCH","plan_change_not_allowed","payment_method_declined","rate_limited","internal_error","\
upstream_unavailable","residency_violation"]};function validate89(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate89.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){let err0={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),
errors++}if(!(data==="validation_failed"||data==="invalid_patch"||data==="invalid_cursor"||data==="invalid_plan"||data===
"invalid_token"||data==="invalid_grant"||data==="token_expired"||data==="unauthorized"||data==="insufficient_scope"||data===
"workspace_forbidden"||data==="policy_denied"||data==="not_found"||data==="workspace_not_found"||data==="not_acceptable"||
data==="conflict"||data==="already_decided"||data==="payload_too_large"||data==="IDEMPOTENCY_MISMATCH"||data==="plan_cha\
nge_not_allowed"||data==="payment_method_declined"||data==="rate_limited"||data==="internal_error"||data==="upstream_una\
vailable"||data==="residency_violation")){let err1={instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema45.
enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate89.
errors=vErrors,errors===0}validate89.evaluated={dynamicProps:!1,dynamicItems:!1};var v23=validate90,schema46={type:"obje\
ct",description:"Additional information about the error. The fields depend on the code, and more may be added.",additionalProperties:!0,
properties:{hint:{description:"How to resolve the error. More hints may be added.",examples:["missing_scope"],type:"stri\
ng"},required_scope:{type:"string",description:"The scope that the token lacks.",examples:["agents:write"]},kind:{description:"\
The kind of conflict. More kinds may be added.",examples:["name_taken"],type:"string"},rule_id:{type:"string",description:"\
The policy rule that blocked the request.",examples:["rule_01K9FREEZE"]},resource:{type:"string",description:"The resour\
ce that the rule protects.",examples:["agents"]},action:{type:"string",description:"The action that the rule forbids.",examples:[
"write"]},upstream:{type:"string",description:"The kind of provider that failed.",enum:["payments","email","storage","da\
tabase","identity","dns"],examples:["database"]},retryable:{type:"boolean",description:"Whether the same request may suc\
ceed later.",examples:[!0]},request_id:{type:"string",description:"The request id to quote in support requests.",examples:[
"req_01K9UPSTREAM"]}},examples:[{required_scope:"agents:write",hint:"missing_scope"}]};function validate90(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate90.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data==
"object"&&!Array.isArray(data)){if(data.hint!==void 0&&typeof data.hint!="string"){let err0={instancePath:instancePath+"\
/hint",schemaPath:"#/properties/hint/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err0]:vErrors.push(err0),errors++}if(data.required_scope!==void 0&&typeof data.required_scope!="string"){let err1={
instancePath:instancePath+"/required_scope",schemaPath:"#/properties/required_scope/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.kind!==void 0&&typeof data.
kind!="string"){let err2={instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"\
string"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.rule_id!==void 0&&typeof data.
rule_id!="string"){let err3={instancePath:instancePath+"/rule_id",schemaPath:"#/properties/rule_id/type",keyword:"type",
params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.resource!==
void 0&&typeof data.resource!="string"){let err4={instancePath:instancePath+"/resource",schemaPath:"#/properties/resourc\
e/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),
errors++}if(data.action!==void 0&&typeof data.action!="string"){let err5={instancePath:instancePath+"/action",schemaPath:"\
#/properties/action/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err5]:
vErrors.push(err5),errors++}if(data.upstream!==void 0){let data6=data.upstream;if(typeof data6!="string"){let err6={instancePath:instancePath+
"/upstream",schemaPath:"#/properties/upstream/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err6]:vErrors.push(err6),errors++}if(!(data6==="payments"||data6==="email"||data6==="storage"||data6==="da\
tabase"||data6==="identity"||data6==="dns")){let err7={instancePath:instancePath+"/upstream",schemaPath:"#/properties/up\
stream/enum",keyword:"enum",params:{allowedValues:schema46.properties.upstream.enum},message:"must be equal to one of th\
e allowed values"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}if(data.retryable!==void 0&&typeof data.retryable!=
"boolean"){let err8={instancePath:instancePath+"/retryable",schemaPath:"#/properties/retryable/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}if(data.request_id!==
void 0&&typeof data.request_id!="string"){let err9={instancePath:instancePath+"/request_id",schemaPath:"#/properties/req\
uest_id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err9]:vErrors.push(
err9),errors++}}else{let err10={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be \
object"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}return validate90.errors=vErrors,errors===0}validate90.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v24=validate91;var pattern9=new RegExp("^[^\\r\\n]+$","u");function validate93(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate93.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
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
[err7]:vErrors.push(err7),errors++}return validate93.errors=vErrors,errors===0}validate93.evaluated={props:{path:!0,reason:!0,
message:!0},dynamicProps:!1,dynamicItems:!1};function validate91(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate91.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
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
ers"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(!pattern9.test(data2)){let err6={instancePath:instancePath+
"/error/message",schemaPath:"#/properties/error/properties/message/pattern",keyword:"pattern",params:{pattern:"^[^\\r\\n]+\
$"},message:'must match pattern "^[^\\r\\n]+$"'};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}else{let err7={
instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}if(data0.details!==void 0&&
(validate90(data0.details,{instancePath:instancePath+"/error/details",parentData:data0,parentDataProperty:"details",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate90.errors:vErrors.concat(validate90.errors),errors=vErrors.length)),data0.
fields!==void 0){let data4=data0.fields;if(Array.isArray(data4)){let all0=vErrors;for(let i0=0;i0<data4.length;i0++){if(vErrors=
null,errors=0,validate93(data4[i0],{instancePath:instancePath+"/error/fields/"+i0,parentData:data4,parentDataProperty:i0,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate93.errors:vErrors.concat(validate93.errors),errors=vErrors.length),
all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)all0.push(error0);if(all0!==null&&all0.length>=
1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err8={instancePath:instancePath+"/error/fields",schemaPath:"\
#/properties/error/properties/fields/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?
vErrors=[err8]:vErrors.push(err8),errors++}}}else{let err9={instancePath:instancePath+"/error",schemaPath:"#/properties/\
error/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err9]:vErrors.push(err9),
errors++}}}else{let err10={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}return validate91.errors=vErrors,errors===0}validate91.evaluated=
{props:{error:!0},dynamicProps:!1,dynamicItems:!1};var v25=validate95,schema49={type:"string",description:"How to resolv\
e an error.\n\n- `token_expired`: The access token of a session has expired. `Retry-After` is 0. Refresh the session, then\
 send the request again immediately.\n- `token_revoked`: The token was revoked permanently. Sign in again, or create anot\
her key.\n- `invalid_credentials`: The token is missing, malformed or unknown. Send a valid token. Provisional: This is t\
he hint for every other token that is rejected.\n- `workspace_locked`: The workspace is on a billing or compliance hold. \
Sent with 401 or 403. Resolve the hold in the console.\n- `mfa_required`: The session lacks its second factor. Sent with \
401 or 403. Complete the second factor, then send the request again.\n- `missing_scope`: The token lacks the scope in `re\
quired_scope`. Use a token with that scope.\n- `rotate_secret`: A provider requires a new value of the secret. Rotate the\
 secret, then send the request again.\n","x-values":{token_expired:{when:"The access token of a session has expired. `Re\
try-After` is 0.",remedy:"Refresh the session, then send the request again immediately.",retry:"same-key"},token_revoked:{
when:"The token was revoked permanently.",remedy:"Sign in again, or create another key.",retry:"never"},invalid_credentials:{},
workspace_locked:{when:"The workspace is on a billing or compliance hold. Sent with 401 or 403.",remedy:"Resolve the hol\
d in the console.",retry:"same-key"},mfa_required:{when:"The session lacks its second factor. Sent with 401 or 403.",remedy:"\
Complete the second factor, then send the request again.",retry:"same-key"},missing_scope:{when:"The token lacks the sco\
pe in `required_scope`.",remedy:"Use a token with that scope.",retry:"never"},rotate_secret:{when:"A provider requires a\
 new value of the secret.",remedy:"Rotate the secret, then send the request again.",retry:"same-key"}},examples:["missin\
g_scope"],enum:["token_expired","token_revoked","invalid_credentials","workspace_locked","mfa_required","missing_scope",
"rotate_secret"]};function validate95(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate95.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){let err0={instancePath,schemaPath:"#/type",keyword:"type",
params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data==="\
token_expired"||data==="token_revoked"||data==="invalid_credentials"||data==="workspace_locked"||data==="mfa_required"||
data==="missing_scope"||data==="rotate_secret")){let err1={instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema49.
enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate95.
errors=vErrors,errors===0}validate95.evaluated={dynamicProps:!1,dynamicItems:!1};var v26=validate96;function validate96(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){return validate96.
errors=null,!0}validate96.evaluated={dynamicProps:!1,dynamicItems:!1};var v27=validate97;function validate97(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate97.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data==
"object"&&!Array.isArray(data)){if(data.id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"id"},message:"must have required property 'id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}
if(data.type===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},
message:"must have required property 'type'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.created_at===
void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"},message:"\
must have required property 'created_at'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.workspace===
void 0){let err3={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"workspace"},message:"\
must have required property 'workspace'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.version===void 0){
let err4={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"version"},message:"must have \
required property 'version'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.data===void 0){let err5={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required prop\
erty 'data'"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(data.id!==void 0){let data0=data.id;if(typeof data0==
"string"){if(func1(data0)<1){let err6={instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err6]:vErrors.push(err6),
errors++}}else{let err7={instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"\
string"},message:"must be string"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}if(data.type!==void 0){let data1=data.
type;if(typeof data1=="string"){if(!pattern4.test(data1)){let err8={instancePath:instancePath+"/type",schemaPath:"#/prop\
erties/type/pattern",keyword:"pattern",params:{pattern:"^[^.\\s]+(\\.[^.\\s]+)+$"},message:'must match pattern "^[^.\\s]+\
(\\.[^.\\s]+)+$"'};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}else{let err9={instancePath:instancePath+"\
/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err9]:vErrors.push(err9),errors++}}if(data.created_at!==void 0){let data2=data.created_at;if(typeof data2=="str\
ing"){if(!pattern5.test(data2)){let err10={instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/p\
attern",keyword:"pattern",params:{pattern:"^[^Tt]*([Tt][0-9:.,]*([Zz]|[+-]00(:?00)?)?)?$"},message:'must match pattern "\
^[^Tt]*([Tt][0-9:.,]*([Zz]|[+-]00(:?00)?)?)?$"'};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}if(!formats0.
test(data2)){let err11={instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"for\
mat",params:{format:"iso-8601"},message:'must match format "iso-8601"'};vErrors===null?vErrors=[err11]:vErrors.push(err11),
errors++}}else{let err12={instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}}if(data.
workspace!==void 0){let data3=data.workspace;if(typeof data3=="string"){if(func1(data3)<1){let err13={instancePath:instancePath+
"/workspace",schemaPath:"#/properties/workspace/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have f\
ewer than 1 characters"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}}else{let err14={instancePath:instancePath+
"/workspace",schemaPath:"#/properties/workspace/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err14]:vErrors.push(err14),errors++}}if(data.version!==void 0){let data4=data.version;if(typeof data4=="st\
ring"){if(func1(data4)<1){let err15={instancePath:instancePath+"/version",schemaPath:"#/properties/version/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err15]:vErrors.push(
err15),errors++}}else{let err16={instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}}if(data.
data!==void 0){let data5=data.data;if(!(data5&&typeof data5=="object"&&!Array.isArray(data5))){let err17={instancePath:instancePath+
"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?
vErrors=[err17]:vErrors.push(err17),errors++}}}else{let err18={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++}return validate97.errors=
vErrors,errors===0}validate97.evaluated={props:{id:!0,type:!0,created_at:!0,workspace:!0,version:!0,data:!0},dynamicProps:!1,
dynamicItems:!1};var v28=validate98;function validate98(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate98.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.auth_code===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"auth_code"},message:"must have required property 'au\
th_code'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.code_verifier===void 0){let err1={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"code_verifier"},message:"must have required property\
 'code_verifier'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.redirect_uri===void 0){let err2={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"redirect_uri"},message:"must have required property \
'redirect_uri'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}for(let key0 in data){if(vErrors!==null&&vErrors.
length>=1e4)break;if(!(key0==="auth_code"||key0==="code_verifier"||key0==="redirect_uri")){let err3={instancePath,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additiona\
l properties"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}if(data.auth_code!==void 0){let data0=data.auth_code;
if(typeof data0=="string"){if(func1(data0)>2048){let err4={instancePath:instancePath+"/auth_code",schemaPath:"#/properti\
es/auth_code/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have more than 2048 characters"};vErrors===
null?vErrors=[err4]:vErrors.push(err4),errors++}if(func1(data0)<1){let err5={instancePath:instancePath+"/auth_code",schemaPath:"\
#/properties/auth_code/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}else{let err6={instancePath:instancePath+"/auth_code",schemaPath:"\
#/properties/auth_code/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err6]:
vErrors.push(err6),errors++}}if(data.code_verifier!==void 0){let data1=data.code_verifier;if(typeof data1=="string"){if(func1(
data1)>128){let err7={instancePath:instancePath+"/code_verifier",schemaPath:"#/properties/code_verifier/maxLength",keyword:"\
maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};vErrors===null?vErrors=[err7]:vErrors.push(
err7),errors++}if(func1(data1)<1){let err8={instancePath:instancePath+"/code_verifier",schemaPath:"#/properties/code_ver\
ifier/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=
[err8]:vErrors.push(err8),errors++}}else{let err9={instancePath:instancePath+"/code_verifier",schemaPath:"#/properties/c\
ode_verifier/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err9]:vErrors.
push(err9),errors++}}if(data.redirect_uri!==void 0){let data2=data.redirect_uri;if(typeof data2=="string"){if(func1(data2)>
2048){let err10={instancePath:instancePath+"/redirect_uri",schemaPath:"#/properties/redirect_uri/maxLength",keyword:"max\
Length",params:{limit:2048},message:"must NOT have more than 2048 characters"};vErrors===null?vErrors=[err10]:vErrors.push(
err10),errors++}if(!formats10(data2)){let err11={instancePath:instancePath+"/redirect_uri",schemaPath:"#/properties/redi\
rect_uri/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};vErrors===null?vErrors=[err11]:
vErrors.push(err11),errors++}}else{let err12={instancePath:instancePath+"/redirect_uri",schemaPath:"#/properties/redirec\
t_uri/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err12]:vErrors.push(
err12),errors++}}}else{let err13={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}return validate98.errors=vErrors,errors===0}validate98.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v29=validate99;function validate99(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate99.evaluated;if(evaluated0.
dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&
!Array.isArray(data)){if(data.path===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
path"},message:"must have required property 'path'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.reason===
void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"reason"},message:"mus\
t have required property 'reason'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.message===void 0){
let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have \
required property 'message'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.path!==void 0&&typeof data.
path!="string"){let err3={instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"\
string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.reason!==void 0){let data1=data.
reason;if(typeof data1=="string"){if(func1(data1)<1){let err4={instancePath:instancePath+"/reason",schemaPath:"#/propert\
ies/reason/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?
vErrors=[err4]:vErrors.push(err4),errors++}}else{let err5={instancePath:instancePath+"/reason",schemaPath:"#/properties/\
reason/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.push(
err5),errors++}}if(data.message!==void 0&&typeof data.message!="string"){let err6={instancePath:instancePath+"/message",
schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err6]:vErrors.push(err6),errors++}}else{let err7={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}return validate99.errors=vErrors,errors===
0}validate99.evaluated={props:{path:!0,reason:!0,message:!0},dynamicProps:!1,dynamicItems:!1};var v30=validate100,schema54={
type:"string",description:"The reasons why a field is invalid.",enum:["missing","too_short","too_long","format_mismatch",
"out_of_range","unknown_value","unknown_field"],examples:["missing"]};function validate100(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate100.evaluated;if(evaluated0.
dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){let err0={
instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err0]:vErrors.push(err0),errors++}if(!(data==="missing"||data==="too_short"||data==="too_long"||data==="format_mismatch"||
data==="out_of_range"||data==="unknown_value"||data==="unknown_field")){let err1={instancePath,schemaPath:"#/enum",keyword:"\
enum",params:{allowedValues:schema54.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}return validate100.errors=vErrors,errors===0}validate100.evaluated={dynamicProps:!1,dynamicItems:!1};
var v31=validate101,schema55={type:"object",description:"A form, as defined in the form editor. Forms are read-only in t\
his API.",required:["id","name","schema_table","fields","submit_label"],properties:{id:{type:"string",pattern:"^frm_.+$",
description:"The form's id.",examples:["frm_01K9CONTACT"]},name:{type:"string",description:"A human-readable name.",examples:[
"Contact us"]},schema_table:{type:"string",description:"The table that stores submissions.",examples:["contact_messages"]},
fields:{type:"array",description:"The names of the form's fields, in order. Each is a column of `schema_table`.",items:{
type:"string",description:"A field's name.",examples:["email"]},examples:[["name","email","message"]]},submit_label:{type:"\
string",description:"The label of the submit button.",examples:["Send"]},on_submit:{type:["object","null"],"x-provisiona\
l-part":"A form without a capability may have null instead of no member.",description:"The capability that is invoked af\
ter a submission is recorded. Absent or `null` if there is none.\n\nProvisional: A form without a capability may have null\
 instead of no member.",required:["capability","args"],properties:{capability:{type:"string",description:"The capability\
's name.",examples:["email.send"]},args:{description:"The input of the capability. Its shape is defined by the capabilit\
y.",examples:[{to:"owner@acme.example"}]}},examples:[{capability:"email.send",args:{to:"owner@acme.example"}}]}}},pattern12=new RegExp(
"^frm_.+$","u");function validate101(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate101.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.id===void 0){let err0={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required proper\
ty 'id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.name===void 0){let err1={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};vErrors===null?
vErrors=[err1]:vErrors.push(err1),errors++}if(data.schema_table===void 0){let err2={instancePath,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"schema_table"},message:"must have required property 'schema_table'"};vErrors===
null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.fields===void 0){let err3={instancePath,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"fields"},message:"must have required property 'fields'"};vErrors===null?vErrors=
[err3]:vErrors.push(err3),errors++}if(data.submit_label===void 0){let err4={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"submit_label"},message:"must have required property 'submit_label'"};vErrors===null?vErrors=
[err4]:vErrors.push(err4),errors++}if(data.id!==void 0){let data0=data.id;if(typeof data0=="string"){if(!pattern12.test(
data0)){let err5={instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^frm_.+$"},message:'must match pattern "^frm_.+$"'};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}else{let err6={
instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}if(data.name!==void 0&&typeof data.name!="string"){
let err7={instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}if(data.schema_table!==void 0&&typeof data.schema_table!=
"string"){let err8={instancePath:instancePath+"/schema_table",schemaPath:"#/properties/schema_table/type",keyword:"type",
params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}if(data.fields!==
void 0){let data3=data.fields;if(Array.isArray(data3)){let all0=vErrors;for(let i0=0;i0<data3.length;i0++){if(vErrors=null,
errors=0,typeof data3[i0]!="string"){let err9={instancePath:instancePath+"/fields/"+i0,schemaPath:"#/properties/fields/i\
tems/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err9]:vErrors.push(err9),
errors++}if(all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)all0.push(error0);if(all0!==null&&
all0.length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err10={instancePath:instancePath+"/fields",
schemaPath:"#/properties/fields/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=
[err10]:vErrors.push(err10),errors++}}if(data.submit_label!==void 0&&typeof data.submit_label!="string"){let err11={instancePath:instancePath+
"/submit_label",schemaPath:"#/properties/submit_label/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}if(data.on_submit!==void 0){let data6=data.on_submit;if(!(data6&&
typeof data6=="object"&&!Array.isArray(data6))&&data6!==null){let err12={instancePath:instancePath+"/on_submit",schemaPath:"\
#/properties/on_submit/type",keyword:"type",params:{type:schema55.properties.on_submit.type},message:"must be object,nul\
l"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}if(data6&&typeof data6=="object"&&!Array.isArray(data6)){
if(data6.capability===void 0){let err13={instancePath:instancePath+"/on_submit",schemaPath:"#/properties/on_submit/requi\
red",keyword:"required",params:{missingProperty:"capability"},message:"must have required property 'capability'"};vErrors===
null?vErrors=[err13]:vErrors.push(err13),errors++}if(data6.args===void 0){let err14={instancePath:instancePath+"/on_subm\
it",schemaPath:"#/properties/on_submit/required",keyword:"required",params:{missingProperty:"args"},message:"must have r\
equired property 'args'"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}if(data6.capability!==void 0&&typeof data6.
capability!="string"){let err15={instancePath:instancePath+"/on_submit/capability",schemaPath:"#/properties/on_submit/pr\
operties/capability/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err15]:
vErrors.push(err15),errors++}}}}else{let err16={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}return validate101.errors=vErrors,errors===
0}validate101.evaluated={props:{id:!0,name:!0,schema_table:!0,fields:!0,submit_label:!0,on_submit:!0},dynamicProps:!1,dynamicItems:!1};
var v32=validate102,schema56={type:"object",description:"One page of the workspace's forms.",required:["data"],properties:{
data:{type:"array",description:"Form definitions.",items:{$ref:"defs#/$defs/Form"},examples:[[{id:"frm_01K9CONTACT",name:"\
Contact us",schema_table:"contact_messages",fields:["name","email","message"],submit_label:"Send"}]]},next_cursor:{type:[
"string","null"],description:"The cursor of the next page. Opaque. Absent or `null` on the last page only: a page that h\
as a cursor is not the last one, even if it has fewer records than the limit, or none.",examples:["eyJhZnRlciI6ImZybV8wM\
Us5Q09OVEFDVCJ9"]}}};function validate102(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate102.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.data===void 0){let err0={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required prop\
erty 'data'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.data!==void 0){let data0=data.data;if(Array.
isArray(data0)){let all0=vErrors;for(let i0=0;i0<data0.length;i0++){if(vErrors=null,errors=0,validate101(data0[i0],{instancePath:instancePath+
"/data/"+i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate101.errors:
vErrors.concat(validate101.errors),errors=vErrors.length),all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)
all0.push(error0);if(all0!==null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err1={instancePath:instancePath+
"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?
vErrors=[err1]:vErrors.push(err1),errors++}}if(data.next_cursor!==void 0){let data2=data.next_cursor;if(typeof data2!="s\
tring"&&data2!==null){let err2={instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/type",keyword:"\
type",params:{type:schema56.properties.next_cursor.type},message:"must be string,null"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate102.errors=vErrors,errors===0}validate102.
evaluated={props:{data:!0,next_cursor:!0},dynamicProps:!1,dynamicItems:!1};var v33=validate104;function validate104(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate104.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),validate57(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate57.errors:vErrors.concat(validate57.errors),errors=vErrors.length),data&&typeof data=="object"&&!Array.
isArray(data)){if(data.type!==void 0&&data.type!=="forms.created"){let err0={instancePath:instancePath+"/type",schemaPath:"\
#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue:"forms.created"},message:"must be equal to constan\
t"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}else{let err1={instancePath,schemaPath:"#/allOf/1/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate104.
errors=vErrors,errors===0}validate104.evaluated={props:{type:!0,id:!0,created_at:!0,workspace:!0,version:!0,data:!0},dynamicProps:!1,
dynamicItems:!1};var v34=validate106;function validate106(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate106.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),validate57(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate57.errors:vErrors.concat(validate57.errors),errors=vErrors.length),data&&typeof data=="object"&&!Array.
isArray(data)){if(data.type!==void 0&&data.type!=="forms.submitted"){let err0={instancePath:instancePath+"/type",schemaPath:"\
#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue:"forms.submitted"},message:"must be equal to const\
ant"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}else{let err1={instancePath,schemaPath:"#/allOf/1/type",
keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
return validate106.errors=vErrors,errors===0}validate106.evaluated={props:{type:!0,id:!0,created_at:!0,workspace:!0,version:!0,
data:!0},dynamicProps:!1,dynamicItems:!1};var v35=validate108,schema59={type:"object",description:"The charge for a bill\
ing period.",required:["id","period_start","period_end","amount","currency","status","pdf_url"],properties:{id:{description:"\
The invoice's id.",allOf:[{}],examples:["inv_01K9SEP"]},period_start:{description:"The start of the invoiced period.",allOf:[
{}],examples:["2026-09-01T00:00:00.000Z"]},period_end:{description:"The end of the invoiced period.",allOf:[{}],examples:[
"2026-10-01T00:00:00.000Z"]},amount:{description:"The total including overage, in the currency's minor unit (cents for U\
SD).",allOf:[{}],examples:[4900]},currency:{type:"string",pattern:"^([A-Z]{3}|[0-9]{3})$",description:"The ISO 4217 curr\
ency code, usually the alphabetic one.",examples:["USD"]},status:{type:"string",enum:["draft","open","paid","void","unco\
llectible"],description:"The status of the invoice.",examples:["paid"]},pdf_url:{description:"The URL of the invoice as \
a PDF.",allOf:[{}],examples:["https://billing.acme.example/invoices/inv_01K9SEP.pdf"]}}},pattern13=new RegExp("^([A-Z]{3\
}|[0-9]{3})$","u");function validate108(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate108.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.id===void 0){let err0={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required proper\
ty 'id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.period_start===void 0){let err1={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"period_start"},message:"must have required property \
'period_start'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.period_end===void 0){let err2={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"period_end"},message:"must have required property 'p\
eriod_end'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.amount===void 0){let err3={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"amount"},message:"must have required property 'amount'"};vErrors===
null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.currency===void 0){let err4={instancePath,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"currency"},message:"must have required property 'currency'"};vErrors===null?
vErrors=[err4]:vErrors.push(err4),errors++}if(data.status===void 0){let err5={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"status"},message:"must have required property 'status'"};vErrors===null?vErrors=[err5]:
vErrors.push(err5),errors++}if(data.pdf_url===void 0){let err6={instancePath,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"pdf_url"},message:"must have required property 'pdf_url'"};vErrors===null?vErrors=[err6]:vErrors.
push(err6),errors++}if(data.currency!==void 0){let data4=data.currency;if(typeof data4=="string"){if(!pattern13.test(data4)){
let err7={instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",params:{pattern:"\
^([A-Z]{3}|[0-9]{3})$"},message:'must match pattern "^([A-Z]{3}|[0-9]{3})$"'};vErrors===null?vErrors=[err7]:vErrors.push(
err7),errors++}}else{let err8={instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}if(data.
status!==void 0){let data5=data.status;if(typeof data5!="string"){let err9={instancePath:instancePath+"/status",schemaPath:"\
#/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err9]:
vErrors.push(err9),errors++}if(!(data5==="draft"||data5==="open"||data5==="paid"||data5==="void"||data5==="uncollectible")){
let err10={instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:schema59.
properties.status.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err10]:vErrors.push(
err10),errors++}}}else{let err11={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}return validate108.errors=vErrors,errors===0}validate108.
evaluated={props:{id:!0,period_start:!0,period_end:!0,amount:!0,currency:!0,status:!0,pdf_url:!0},dynamicProps:!1,dynamicItems:!1};
var v36=validate109,schema60={type:"object",description:"One page of the workspace's invoices.",required:["data"],properties:{
data:{type:"array",description:"Invoices.",items:{$ref:"defs#/$defs/Invoice"},examples:[[{id:"inv_01K9SEP",period_start:"\
2026-09-01T00:00:00.000Z",period_end:"2026-10-01T00:00:00.000Z",amount:4900,currency:"USD",status:"paid",pdf_url:"https:\
//billing.acme.example/invoices/inv_01K9SEP.pdf"}]]},next_cursor:{type:["string","null"],description:"The cursor of the \
next page. Opaque. Absent or `null` on the last page only: a page that has a cursor is not the last one, even if it has \
fewer records than the limit, or none.",examples:["eyJhZnRlciI6Imludl8wMUs5U0VQIn0"]}}};function validate109(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate109.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data==
"object"&&!Array.isArray(data)){if(data.data===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"data"},message:"must have required property 'data'"};vErrors===null?vErrors=[err0]:vErrors.push(
err0),errors++}if(data.data!==void 0){let data0=data.data;if(Array.isArray(data0)){let all0=vErrors;for(let i0=0;i0<data0.
length;i0++){if(vErrors=null,errors=0,validate108(data0[i0],{instancePath:instancePath+"/data/"+i0,parentData:data0,parentDataProperty:i0,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate108.errors:vErrors.concat(validate108.errors),errors=vErrors.
length),all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)all0.push(error0);if(all0!==null&&all0.
length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err1={instancePath:instancePath+"/data",schemaPath:"\
#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err1]:vErrors.
push(err1),errors++}}if(data.next_cursor!==void 0){let data2=data.next_cursor;if(typeof data2!="string"&&data2!==null){let err2={
instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/type",keyword:"type",params:{type:schema60.
properties.next_cursor.type},message:"must be string,null"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}}else{
let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?
vErrors=[err3]:vErrors.push(err3),errors++}return validate109.errors=vErrors,errors===0}validate109.evaluated={props:{data:!0,
next_cursor:!0},dynamicProps:!1,dynamicItems:!1};var v37=validate111;var schema62={type:"object",description:"An operation of a JSON Patch (RFC 6902, section 4). `add`, `replace` and `test`\
 require `value`, `move` and `copy` require `from`. Members that the operation does not define are ignored.",additionalProperties:!0,
required:["op","path"],properties:{op:{type:"string",enum:["add","remove","replace","move","copy","test"],description:"T\
he operation to perform at the path.",examples:["replace"]},path:{type:"string",pattern:"^(/([^~/]|~[01])*)*$",description:"\
A JSON Pointer (RFC 6901) into the document.",examples:["/tree/children/0/props/headline"]}},oneOf:[{description:"Adds o\
r replaces a value, or compares with it.",required:["op","value"],properties:{op:{enum:["add","replace","test"]},value:{
description:"Any JSON value.",examples:["Coffee, roasted this morning"]}}},{description:"Moves or copies a value within \
the document.",required:["op","from"],properties:{op:{enum:["move","copy"]},from:{type:"string",pattern:"^(/([^~/]|~[01]\
)*)*$",description:"A JSON Pointer to the source value.",examples:["/tree/children/1"]}}},{description:"Removes the valu\
e.",required:["op"],properties:{op:{const:"remove"}}}],examples:[{op:"replace",path:"/tree/children/0/props/headline",value:"\
Coffee, roasted this morning"}],discriminator:{propertyName:"op"}},pattern14=new RegExp("^(/([^~/]|~[01])*)*$","u");function validate112(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate112.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.op===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"op"},message:"must have required property 'op'"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}if(data.path===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
path"},message:"must have required property 'path'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.op!==
void 0){let data0=data.op;if(typeof data0!="string"){let err2={instancePath:instancePath+"/op",schemaPath:"#/properties/\
op/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.push(err2),
errors++}if(!(data0==="add"||data0==="remove"||data0==="replace"||data0==="move"||data0==="copy"||data0==="test")){let err3={
instancePath:instancePath+"/op",schemaPath:"#/properties/op/enum",keyword:"enum",params:{allowedValues:schema62.properties.
op.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}
if(data.path!==void 0){let data1=data.path;if(typeof data1=="string"){if(!pattern14.test(data1)){let err4={instancePath:instancePath+
"/path",schemaPath:"#/properties/path/pattern",keyword:"pattern",params:{pattern:"^(/([^~/]|~[01])*)*$"},message:'must m\
atch pattern "^(/([^~/]|~[01])*)*$"'};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}else{let err5={instancePath:instancePath+
"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err5]:vErrors.push(err5),errors++}}let tag0=data.op;if(typeof tag0=="string")if(tag0==="add"){if(data&&typeof data==
"object"&&!Array.isArray(data)){if(data.op===void 0){let err6={instancePath,schemaPath:"#/oneOf/0/required",keyword:"req\
uired",params:{missingProperty:"op"},message:"must have required property 'op'"};vErrors===null?vErrors=[err6]:vErrors.push(
err6),errors++}if(data.value===void 0){let err7={instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{
missingProperty:"value"},message:"must have required property 'value'"};vErrors===null?vErrors=[err7]:vErrors.push(err7),
errors++}if(data.op!==void 0){let data2=data.op;if(!(data2==="add"||data2==="replace"||data2==="test")){let err8={instancePath:instancePath+
"/op",schemaPath:"#/oneOf/0/properties/op/enum",keyword:"enum",params:{allowedValues:schema62.oneOf[0].properties.op.enum},
message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}}}else if(tag0===
"replace"){if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.op===void 0){let err9={instancePath,schemaPath:"\
#/oneOf/0/required",keyword:"required",params:{missingProperty:"op"},message:"must have required property 'op'"};vErrors===
null?vErrors=[err9]:vErrors.push(err9),errors++}if(data.value===void 0){let err10={instancePath,schemaPath:"#/oneOf/0/re\
quired",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};vErrors===null?
vErrors=[err10]:vErrors.push(err10),errors++}if(data.op!==void 0){let data3=data.op;if(!(data3==="add"||data3==="replace"||
data3==="test")){let err11={instancePath:instancePath+"/op",schemaPath:"#/oneOf/0/properties/op/enum",keyword:"enum",params:{
allowedValues:schema62.oneOf[0].properties.op.enum},message:"must be equal to one of the allowed values"};vErrors===null?
vErrors=[err11]:vErrors.push(err11),errors++}}}}else if(tag0==="test"){if(data&&typeof data=="object"&&!Array.isArray(data)){
if(data.op===void 0){let err12={instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"\
op"},message:"must have required property 'op'"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}if(data.value===
void 0){let err13={instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"value"},message:"\
must have required property 'value'"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}if(data.op!==void 0){let data4=data.
op;if(!(data4==="add"||data4==="replace"||data4==="test")){let err14={instancePath:instancePath+"/op",schemaPath:"#/oneO\
f/0/properties/op/enum",keyword:"enum",params:{allowedValues:schema62.oneOf[0].properties.op.enum},message:"must be equa\
l to one of the allowed values"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}}}}else if(tag0==="move"){if(data&&
typeof data=="object"&&!Array.isArray(data)){if(data.op===void 0){let err15={instancePath,schemaPath:"#/oneOf/1/required",
keyword:"required",params:{missingProperty:"op"},message:"must have required property 'op'"};vErrors===null?vErrors=[err15]:
vErrors.push(err15),errors++}if(data.from===void 0){let err16={instancePath,schemaPath:"#/oneOf/1/required",keyword:"req\
uired",params:{missingProperty:"from"},message:"must have required property 'from'"};vErrors===null?vErrors=[err16]:vErrors.
push(err16),errors++}if(data.op!==void 0){let data5=data.op;if(!(data5==="move"||data5==="copy")){let err17={instancePath:instancePath+
"/op",schemaPath:"#/oneOf/1/properties/op/enum",keyword:"enum",params:{allowedValues:schema62.oneOf[1].properties.op.enum},
message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}}if(data.
from!==void 0){let data6=data.from;if(typeof data6=="string"){if(!pattern14.test(data6)){let err18={instancePath:instancePath+
"/from",schemaPath:"#/oneOf/1/properties/from/pattern",keyword:"pattern",params:{pattern:"^(/([^~/]|~[01])*)*$"},message:'\
must match pattern "^(/([^~/]|~[01])*)*$"'};vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++}}else{let err19={
instancePath:instancePath+"/from",schemaPath:"#/oneOf/1/properties/from/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}}}}else if(tag0==="copy"){if(data&&typeof data==
"object"&&!Array.isArray(data)){if(data.op===void 0){let err20={instancePath,schemaPath:"#/oneOf/1/required",keyword:"re\
quired",params:{missingProperty:"op"},message:"must have required property 'op'"};vErrors===null?vErrors=[err20]:vErrors.
push(err20),errors++}if(data.from===void 0){let err21={instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{
missingProperty:"from"},message:"must have required property 'from'"};vErrors===null?vErrors=[err21]:vErrors.push(err21),
errors++}if(data.op!==void 0){let data7=data.op;if(!(data7==="move"||data7==="copy")){let err22={instancePath:instancePath+
"/op",schemaPath:"#/oneOf/1/properties/op/enum",keyword:"enum",params:{allowedValues:schema62.oneOf[1].properties.op.enum},
message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err22]:vErrors.push(err22),errors++}}if(data.
from!==void 0){let data8=data.from;if(typeof data8=="string"){if(!pattern14.test(data8)){let err23={instancePath:instancePath+
"/from",schemaPath:"#/oneOf/1/properties/from/pattern",keyword:"pattern",params:{pattern:"^(/([^~/]|~[01])*)*$"},message:'\
must match pattern "^(/([^~/]|~[01])*)*$"'};vErrors===null?vErrors=[err23]:vErrors.push(err23),errors++}}else{let err24={
instancePath:instancePath+"/from",schemaPath:"#/oneOf/1/properties/from/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err24]:vErrors.push(err24),errors++}}}}else if(tag0==="remove"){if(data&&typeof data==
"object"&&!Array.isArray(data)){if(data.op===void 0){let err25={instancePath,schemaPath:"#/oneOf/2/required",keyword:"re\
quired",params:{missingProperty:"op"},message:"must have required property 'op'"};vErrors===null?vErrors=[err25]:vErrors.
push(err25),errors++}if(data.op!==void 0&&data.op!=="remove"){let err26={instancePath:instancePath+"/op",schemaPath:"#/o\
neOf/2/properties/op/const",keyword:"const",params:{allowedValue:"remove"},message:"must be equal to constant"};vErrors===
null?vErrors=[err26]:vErrors.push(err26),errors++}}}else{let err27={instancePath,schemaPath:"#/discriminator",keyword:"d\
iscriminator",params:{error:"mapping",tag:"op",tagValue:tag0},message:'value of tag "op" must be in oneOf'};vErrors===null?
vErrors=[err27]:vErrors.push(err27),errors++}else{let err28={instancePath,schemaPath:"#/discriminator",keyword:"discrimi\
nator",params:{error:"tag",tag:"op",tagValue:tag0},message:'tag "op" must be string'};vErrors===null?vErrors=[err28]:vErrors.
push(err28),errors++}}else{let err29={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mu\
st be object"};vErrors===null?vErrors=[err29]:vErrors.push(err29),errors++}return validate112.errors=vErrors,errors===0}
validate112.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate111(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate111.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),Array.isArray(data)){let all0=vErrors;for(let i0=0;i0<
data.length;i0++){if(vErrors=null,errors=0,validate112(data[i0],{instancePath:instancePath+"/"+i0,parentData:data,parentDataProperty:i0,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate112.errors:vErrors.concat(validate112.errors),errors=vErrors.
length),all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)all0.push(error0);if(all0!==null&&all0.
length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err0={instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}return validate111.
errors=vErrors,errors===0}validate111.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var v38=validate114;function validate114(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate114.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.op===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"op"},message:"must have required property 'op'"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}if(data.path===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
path"},message:"must have required property 'path'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.op!==
void 0){let data0=data.op;if(typeof data0!="string"){let err2={instancePath:instancePath+"/op",schemaPath:"#/properties/\
op/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.push(err2),
errors++}if(!(data0==="add"||data0==="remove"||data0==="replace"||data0==="move"||data0==="copy"||data0==="test")){let err3={
instancePath:instancePath+"/op",schemaPath:"#/properties/op/enum",keyword:"enum",params:{allowedValues:schema62.properties.
op.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}
if(data.path!==void 0){let data1=data.path;if(typeof data1=="string"){if(!pattern14.test(data1)){let err4={instancePath:instancePath+
"/path",schemaPath:"#/properties/path/pattern",keyword:"pattern",params:{pattern:"^(/([^~/]|~[01])*)*$"},message:'must m\
atch pattern "^(/([^~/]|~[01])*)*$"'};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}else{let err5={instancePath:instancePath+
"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err5]:vErrors.push(err5),errors++}}let tag0=data.op;if(typeof tag0=="string")if(tag0==="add"){if(data&&typeof data==
"object"&&!Array.isArray(data)){if(data.op===void 0){let err6={instancePath,schemaPath:"#/oneOf/0/required",keyword:"req\
uired",params:{missingProperty:"op"},message:"must have required property 'op'"};vErrors===null?vErrors=[err6]:vErrors.push(
err6),errors++}if(data.value===void 0){let err7={instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{
missingProperty:"value"},message:"must have required property 'value'"};vErrors===null?vErrors=[err7]:vErrors.push(err7),
errors++}if(data.op!==void 0){let data2=data.op;if(!(data2==="add"||data2==="replace"||data2==="test")){let err8={instancePath:instancePath+
"/op",schemaPath:"#/oneOf/0/properties/op/enum",keyword:"enum",params:{allowedValues:schema62.oneOf[0].properties.op.enum},
message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}}}else if(tag0===
"replace"){if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.op===void 0){let err9={instancePath,schemaPath:"\
#/oneOf/0/required",keyword:"required",params:{missingProperty:"op"},message:"must have required property 'op'"};vErrors===
null?vErrors=[err9]:vErrors.push(err9),errors++}if(data.value===void 0){let err10={instancePath,schemaPath:"#/oneOf/0/re\
quired",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};vErrors===null?
vErrors=[err10]:vErrors.push(err10),errors++}if(data.op!==void 0){let data3=data.op;if(!(data3==="add"||data3==="replace"||
data3==="test")){let err11={instancePath:instancePath+"/op",schemaPath:"#/oneOf/0/properties/op/enum",keyword:"enum",params:{
allowedValues:schema62.oneOf[0].properties.op.enum},message:"must be equal to one of the allowed values"};vErrors===null?
vErrors=[err11]:vErrors.push(err11),errors++}}}}else if(tag0==="test"){if(data&&typeof data=="object"&&!Array.isArray(data)){
if(data.op===void 0){let err12={instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"\
op"},message:"must have required property 'op'"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}if(data.value===
void 0){let err13={instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"value"},message:"\
must have required property 'value'"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}if(data.op!==void 0){let data4=data.
op;if(!(data4==="add"||data4==="replace"||data4==="test")){let err14={instancePath:instancePath+"/op",schemaPath:"#/oneO\
f/0/properties/op/enum",keyword:"enum",params:{allowedValues:schema62.oneOf[0].properties.op.enum},message:"must be equa\
l to one of the allowed values"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}}}}else if(tag0==="move"){if(data&&
typeof data=="object"&&!Array.isArray(data)){if(data.op===void 0){let err15={instancePath,schemaPath:"#/oneOf/1/required",
keyword:"required",params:{missingProperty:"op"},message:"must have required property 'op'"};vErrors===null?vErrors=[err15]:
vErrors.push(err15),errors++}if(data.from===void 0){let err16={instancePath,schemaPath:"#/oneOf/1/required",keyword:"req\
uired",params:{missingProperty:"from"},message:"must have required property 'from'"};vErrors===null?vErrors=[err16]:vErrors.
push(err16),errors++}if(data.op!==void 0){let data5=data.op;if(!(data5==="move"||data5==="copy")){let err17={instancePath:instancePath+
"/op",schemaPath:"#/oneOf/1/properties/op/enum",keyword:"enum",params:{allowedValues:schema62.oneOf[1].properties.op.enum},
message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}}if(data.
from!==void 0){let data6=data.from;if(typeof data6=="string"){if(!pattern14.test(data6)){let err18={instancePath:instancePath+
"/from",schemaPath:"#/oneOf/1/properties/from/pattern",keyword:"pattern",params:{pattern:"^(/([^~/]|~[01])*)*$"},message:'\
must match pattern "^(/([^~/]|~[01])*)*$"'};vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++}}else{let err19={
instancePath:instancePath+"/from",schemaPath:"#/oneOf/1/properties/from/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}}}}else if(tag0==="copy"){if(data&&typeof data==
"object"&&!Array.isArray(data)){if(data.op===void 0){let err20={instancePath,schemaPath:"#/oneOf/1/required",keyword:"re\
quired",params:{missingProperty:"op"},message:"must have required property 'op'"};vErrors===null?vErrors=[err20]:vErrors.
push(err20),errors++}if(data.from===void 0){let err21={instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{
missingProperty:"from"},message:"must have required property 'from'"};vErrors===null?vErrors=[err21]:vErrors.push(err21),
errors++}if(data.op!==void 0){let data7=data.op;if(!(data7==="move"||data7==="copy")){let err22={instancePath:instancePath+
"/op",schemaPath:"#/oneOf/1/properties/op/enum",keyword:"enum",params:{allowedValues:schema62.oneOf[1].properties.op.enum},
message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err22]:vErrors.push(err22),errors++}}if(data.
from!==void 0){let data8=data.from;if(typeof data8=="string"){if(!pattern14.test(data8)){let err23={instancePath:instancePath+
"/from",schemaPath:"#/oneOf/1/properties/from/pattern",keyword:"pattern",params:{pattern:"^(/([^~/]|~[01])*)*$"},message:'\
must match pattern "^(/([^~/]|~[01])*)*$"'};vErrors===null?vErrors=[err23]:vErrors.push(err23),errors++}}else{let err24={
instancePath:instancePath+"/from",schemaPath:"#/oneOf/1/properties/from/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err24]:vErrors.push(err24),errors++}}}}else if(tag0==="remove"){if(data&&typeof data==
"object"&&!Array.isArray(data)){if(data.op===void 0){let err25={instancePath,schemaPath:"#/oneOf/2/required",keyword:"re\
quired",params:{missingProperty:"op"},message:"must have required property 'op'"};vErrors===null?vErrors=[err25]:vErrors.
push(err25),errors++}if(data.op!==void 0&&data.op!=="remove"){let err26={instancePath:instancePath+"/op",schemaPath:"#/o\
neOf/2/properties/op/const",keyword:"const",params:{allowedValue:"remove"},message:"must be equal to constant"};vErrors===
null?vErrors=[err26]:vErrors.push(err26),errors++}}}else{let err27={instancePath,schemaPath:"#/discriminator",keyword:"d\
iscriminator",params:{error:"mapping",tag:"op",tagValue:tag0},message:'value of tag "op" must be in oneOf'};vErrors===null?
vErrors=[err27]:vErrors.push(err27),errors++}else{let err28={instancePath,schemaPath:"#/discriminator",keyword:"discrimi\
nator",params:{error:"tag",tag:"op",tagValue:tag0},message:'tag "op" must be string'};vErrors===null?vErrors=[err28]:vErrors.
push(err28),errors++}}else{let err29={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mu\
st be object"};vErrors===null?vErrors=[err29]:vErrors.push(err29),errors++}return validate114.errors=vErrors,errors===0}
validate114.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v39=validate115,schema64={type:"object",description:"\
An entry of the workspace's runtime log.",required:["ts","level","source","message","request_id"],properties:{ts:{type:"\
string",format:"iso-8601",pattern:"^.*[.,]\\d{3,}([Zz]|[+-]\\d{2}(:?\\d{2})?)?$",description:"The time of the entry, wit\
h milliseconds.",examples:["2026-11-02T08:59:58.412Z"]},level:{type:"string",enum:["debug","info","warn","error"],description:"\
The severity of the entry.",examples:["warn"]},source:{description:"The source of the entry. More values may be added.",
examples:["agent"],type:"string"},message:{type:"string",description:"The message.",examples:["Refund waits for approval"]},
request_id:{type:"string",description:"The id of the inbound request that the entry belongs to.",examples:["req_01K9Q7"]}},
examples:[{ts:"2026-11-02T08:59:58.412Z",level:"warn",source:"agent",message:"Refund waits for approval",request_id:"req\
_01K9Q7"}]},pattern20=new RegExp("^.*[.,]\\d{3,}([Zz]|[+-]\\d{2}(:?\\d{2})?)?$","u");function validate115(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate115.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data==
"object"&&!Array.isArray(data)){if(data.ts===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"ts"},message:"must have required property 'ts'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}
if(data.level===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"level"},
message:"must have required property 'level'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.source===
void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"source"},message:"mus\
t have required property 'source'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.message===void 0){
let err3={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have \
required property 'message'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.request_id===void 0){let err4={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"request_id"},message:"must have require\
d property 'request_id'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.ts!==void 0){let data0=data.
ts;if(typeof data0=="string"){if(!pattern20.test(data0)){let err5={instancePath:instancePath+"/ts",schemaPath:"#/propert\
ies/ts/pattern",keyword:"pattern",params:{pattern:"^.*[.,]\\d{3,}([Zz]|[+-]\\d{2}(:?\\d{2})?)?$"},message:'must match pa\
ttern "^.*[.,]\\d{3,}([Zz]|[+-]\\d{2}(:?\\d{2})?)?$"'};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(!formats0.
test(data0)){let err6={instancePath:instancePath+"/ts",schemaPath:"#/properties/ts/format",keyword:"format",params:{format:"\
iso-8601"},message:'must match format "iso-8601"'};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}else{let err7={
instancePath:instancePath+"/ts",schemaPath:"#/properties/ts/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}if(data.level!==void 0){let data1=data.level;if(typeof data1!=
"string"){let err8={instancePath:instancePath+"/level",schemaPath:"#/properties/level/type",keyword:"type",params:{type:"\
string"},message:"must be string"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}if(!(data1==="debug"||data1===
"info"||data1==="warn"||data1==="error")){let err9={instancePath:instancePath+"/level",schemaPath:"#/properties/level/en\
um",keyword:"enum",params:{allowedValues:schema64.properties.level.enum},message:"must be equal to one of the allowed va\
lues"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}if(data.source!==void 0&&typeof data.source!="string"){
let err10={instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}if(data.message!==void 0&&typeof data.
message!="string"){let err11={instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",
params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}if(data.request_id!==
void 0&&typeof data.request_id!="string"){let err12={instancePath:instancePath+"/request_id",schemaPath:"#/properties/re\
quest_id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err12]:vErrors.push(
err12),errors++}}else{let err13={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}return validate115.errors=vErrors,errors===0}validate115.
evaluated={props:{ts:!0,level:!0,source:!0,message:!0,request_id:!0},dynamicProps:!1,dynamicItems:!1};var v40=validate116,
schema65={type:"object",description:"One page of the workspace's runtime log.",required:["data"],properties:{data:{type:"\
array",description:"Entries.",items:{$ref:"defs#/$defs/LogEntry"},examples:[[{ts:"2026-11-02T08:59:58.412Z",level:"warn",
source:"agent",message:"Refund waits for approval",request_id:"req_01K9Q7"}]]},next_cursor:{type:["string","null"],description:"\
The cursor of the next page. Opaque. Absent or `null` on the last page only: a page that has a cursor is not the last on\
e, even if it has fewer records than the limit, or none.",examples:["eyJhZnRlciI6ImxvZ18wMUs5UTcifQ"]}}};function validate116(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate116.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.data===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}if(data.data!==void 0){let data0=data.data;if(Array.isArray(data0)){let all0=vErrors;for(let i0=0;i0<
data0.length;i0++){if(vErrors=null,errors=0,validate115(data0[i0],{instancePath:instancePath+"/data/"+i0,parentData:data0,
parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate115.errors:vErrors.concat(validate115.errors),
errors=vErrors.length),all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)all0.push(error0);if(all0!==
null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err1={instancePath:instancePath+"/da\
ta",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}}if(data.next_cursor!==void 0){let data2=data.next_cursor;if(typeof data2!="string"&&
data2!==null){let err2={instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/type",keyword:"typ\
e",params:{type:schema65.properties.next_cursor.type},message:"must be string,null"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate116.errors=vErrors,errors===0}validate116.
evaluated={props:{data:!0,next_cursor:!0},dynamicProps:!1,dynamicItems:!1};var v41=validate118,schema66={type:"string",description:"\
The usual sources of log entries.",enum:["request","capability","agent"],examples:["agent"]};function validate118(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate118.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!=
"string"){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data==="request"||data==="capability"||data==="agent")){let err1={instancePath,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema66.enum},message:"must be equal to one of the allowed val\
ues"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate118.errors=vErrors,errors===0}validate118.
evaluated={dynamicProps:!1,dynamicItems:!1};var v42=validate119;var pattern21=new RegExp("^usr_.+$","u");function validate120(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate120.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"mu\
st have required property 'id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.email===void 0){let err1={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"email"},message:"must have required pro\
perty 'email'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.id!==void 0){let data0=data.id;if(typeof data0==
"string"){if(!pattern21.test(data0)){let err2={instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"\
pattern",params:{pattern:"^usr_.+$"},message:'must match pattern "^usr_.+$"'};vErrors===null?vErrors=[err2]:vErrors.push(
err2),errors++}}else{let err3={instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}if(data.email!==void 0&&
typeof data.email!="string"){let err4={instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}else{let err5={
instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=
[err5]:vErrors.push(err5),errors++}return validate120.errors=vErrors,errors===0}validate120.evaluated={props:{id:!0,email:!0},
dynamicProps:!1,dynamicItems:!1};var schema69={type:"object",description:"The token of the current request, without its \
secret.",required:["id","scopes","mode"],properties:{id:{type:"string",pattern:"^tok_.+$",description:"The token's id.",
examples:["tok_01K9CI"]},scopes:{type:"array",description:"All scopes of the token.",items:{type:"string",description:"A\
 scope, `<resource>:<level>`. More scopes may be added.",pattern:"^[^\\s:]+:\\S+$",examples:["agents:read"]},examples:[[
"me:read","agents:read"]]},mode:{type:"string",enum:["live","test"],description:"Whether the token acts on live data or \
on isolated test data.",examples:["test"]}}},pattern22=new RegExp("^tok_.+$","u"),pattern23=new RegExp("^[^\\s:]+:\\S+$",
"u");function validate122(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate122.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.id===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.scopes===void 0){let err1={instancePath,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"scopes"},message:"must have required property 'scopes'"};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}if(data.mode===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"mode"},message:"must have required property 'mode'"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}if(data.id!==void 0){let data0=data.id;if(typeof data0=="string"){if(!pattern22.test(data0)){let err3={
instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^tok_.+$"},message:'\
must match pattern "^tok_.+$"'};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}else{let err4={instancePath:instancePath+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err4]:vErrors.push(err4),errors++}}if(data.scopes!==void 0){let data1=data.scopes;if(Array.isArray(data1)){let all0=vErrors;
for(let i0=0;i0<data1.length;i0++){vErrors=null,errors=0;let data2=data1[i0];if(typeof data2=="string"){if(!pattern23.test(
data2)){let err5={instancePath:instancePath+"/scopes/"+i0,schemaPath:"#/properties/scopes/items/pattern",keyword:"patter\
n",params:{pattern:"^[^\\s:]+:\\S+$"},message:'must match pattern "^[^\\s:]+:\\S+$"'};vErrors===null?vErrors=[err5]:vErrors.
push(err5),errors++}}else{let err6={instancePath:instancePath+"/scopes/"+i0,schemaPath:"#/properties/scopes/items/type",
keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}
if(all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)all0.push(error0);if(all0!==null&&all0.length>=
1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err7={instancePath:instancePath+"/scopes",schemaPath:"#\
/properties/scopes/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err7]:vErrors.
push(err7),errors++}}if(data.mode!==void 0){let data3=data.mode;if(typeof data3!="string"){let err8={instancePath:instancePath+
"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err8]:vErrors.push(err8),errors++}if(!(data3==="live"||data3==="test")){let err9={instancePath:instancePath+"/m\
ode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues:schema69.properties.mode.enum},message:"mu\
st be equal to one of the allowed values"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}}else{let err10={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err10]:vErrors.
push(err10),errors++}return validate122.errors=vErrors,errors===0}validate122.evaluated={props:{id:!0,scopes:!0,mode:!0},
dynamicProps:!1,dynamicItems:!1};function validate119(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate119.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
user===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"user"},message:"\
must have required property 'user'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.token===void 0){let err1={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"token"},message:"must have required pro\
perty 'token'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.workspace===void 0){let err2={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"workspace"},message:"must have required property 'wo\
rkspace'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.user!==void 0&&(validate120(data.user,{instancePath:instancePath+
"/user",parentData:data,parentDataProperty:"user",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate120.errors:
vErrors.concat(validate120.errors),errors=vErrors.length)),data.token!==void 0&&(validate122(data.token,{instancePath:instancePath+
"/token",parentData:data,parentDataProperty:"token",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate122.errors:
vErrors.concat(validate122.errors),errors=vErrors.length)),data.workspace!==void 0){let data2=data.workspace;if(data2&&typeof data2==
"object"&&!Array.isArray(data2)){if(data2.slug===void 0){let err3={instancePath:instancePath+"/workspace",schemaPath:"#/\
properties/workspace/required",keyword:"required",params:{missingProperty:"slug"},message:"must have required property '\
slug'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data2.slug!==void 0){let data3=data2.slug;if(typeof data3==
"string"){if(func1(data3)<1){let err4={instancePath:instancePath+"/workspace/slug",schemaPath:"#/properties/workspace/pr\
operties/slug/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===
null?vErrors=[err4]:vErrors.push(err4),errors++}}else{let err5={instancePath:instancePath+"/workspace/slug",schemaPath:"\
#/properties/workspace/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err5]:vErrors.push(err5),errors++}}}else{let err6={instancePath:instancePath+"/workspace",schemaPath:"#/propert\
ies/workspace/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err6]:vErrors.
push(err6),errors++}}}else{let err7={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}return validate119.errors=vErrors,errors===0}validate119.
evaluated={props:{user:!0,token:!0,workspace:!0},dynamicProps:!1,dynamicItems:!1};var v43=validate124;function validate125(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){return validate125.
errors=null,!0}validate125.evaluated={dynamicProps:!1,dynamicItems:!1};function validate124(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate124.evaluated;if(evaluated0.
dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&
!Array.isArray(data)){if(data.scopes===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"scopes"},message:"must have required property 'scopes'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),
errors++}for(let key0 in data){if(vErrors!==null&&vErrors.length>=1e4)break;if(key0!=="scopes"){let err1={instancePath,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additiona\
l properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}if(data.scopes!==void 0){let data0=data.scopes;
if(Array.isArray(data0)){if(data0.length<1){let err2={instancePath:instancePath+"/scopes",schemaPath:"#/properties/scope\
s/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};vErrors===null?vErrors=[err2]:
vErrors.push(err2),errors++}let all0=vErrors;for(let i0=0;i0<data0.length;i0++){vErrors=null,errors=0;let data1=data0[i0];
if(typeof data1!="string"){let err3={instancePath:instancePath+"/scopes/"+i0,schemaPath:"#/properties/scopes/items/type",
keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}
if(validate125(data1,{instancePath:instancePath+"/scopes/"+i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate125.errors:vErrors.concat(validate125.errors),errors=vErrors.length),all0===null)all0=vErrors;else if(vErrors!==
null)for(let error0 of vErrors)all0.push(error0);if(all0!==null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?
0:all0.length;let i1=data0.length,j0;if(i1>1){let indices0={};for(;i1--;){let item0=data0[i1];if(typeof item0=="string"){
if(typeof indices0[item0]=="number"){j0=indices0[item0];let err4={instancePath:instancePath+"/scopes",schemaPath:"#/prop\
erties/scopes/uniqueItems",keyword:"uniqueItems",params:{i:i1,j:j0},message:"must NOT have duplicate items (items ## "+j0+
" and "+i1+" are identical)"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++;break}indices0[item0]=i1}}}}else{
let err5={instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type:"array"},
message:"must be array"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}}else{let err6={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err6]:vErrors.push(err6),
errors++}return validate124.errors=vErrors,errors===0}validate124.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v44=validate127;function validate127(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){return validate127.
errors=null,!0}validate127.evaluated={dynamicProps:!1,dynamicItems:!1};var v45=validate128;function validate128(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate128.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.version===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"version"},message:"must have required property 'vers\
ion'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.metadata===void 0){let err1={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required property 'metadata'"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.schema===void 0){let err2={instancePath,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"schema"},message:"must have required property 'schema'"};vErrors===null?vErrors=
[err2]:vErrors.push(err2),errors++}if(data.tree===void 0){let err3={instancePath,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"tree"},message:"must have required property 'tree'"};vErrors===null?vErrors=[err3]:vErrors.
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
tree;if(validate82(data5,{instancePath:instancePath+"/tree",parentData:data,parentDataProperty:"tree",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate82.errors:vErrors.concat(validate82.errors),errors=vErrors.length),data5&&typeof data5==
"object"&&!Array.isArray(data5)){if(data5.block!==void 0){let data6=data5.block;if(typeof data6!="string"){let err11={instancePath:instancePath+
"/tree/block",schemaPath:"#/properties/tree/allOf/1/properties/block/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}if(data6!=="NavShell"){let err12={instancePath:instancePath+
"/tree/block",schemaPath:"#/properties/tree/allOf/1/properties/block/const",keyword:"const",params:{allowedValue:"NavShe\
ll"},message:"must be equal to constant"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}}}else{let err13={
instancePath:instancePath+"/tree",schemaPath:"#/properties/tree/allOf/1/type",keyword:"type",params:{type:"object"},message:"\
must be object"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}}}else{let err14={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err14]:vErrors.push(err14),
errors++}return validate128.errors=vErrors,errors===0}validate128.evaluated={props:{version:!0,metadata:!0,schema:!0,tree:!0},
dynamicProps:!1,dynamicItems:!1};var v46=validate130,schema74={type:"object",description:"One page of the workspace's pa\
ges.",required:["data"],properties:{data:{type:"array",description:"Pages.",items:{$ref:"defs#/$defs/PageSummary"},examples:[
[{id:"page_01K9HOME",slug:"home",title:"Acme Coffee",draft_version:7,published_version:6,created_at:"2026-10-12T08:30:00\
.000Z",updated_at:"2026-11-01T16:20:00.000Z"}]]},next_cursor:{type:["string","null"],description:"The cursor of the next\
 page. Opaque. Absent or `null` on the last page only: a page that has a cursor is not the last one, even if it has fewe\
r records than the limit, or none.",examples:["eyJhZnRlciI6InBhZ2VfMDFLOUhPTUUifQ"]}}};function validate131(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){return validate131.
errors=null,!0}validate131.evaluated={dynamicProps:!1,dynamicItems:!1};function validate130(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate130.evaluated;if(evaluated0.
dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&
!Array.isArray(data)){if(data.data===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.data!==
void 0){let data0=data.data;if(Array.isArray(data0)){let all0=vErrors;for(let i0=0;i0<data0.length;i0++){if(vErrors=null,
errors=0,validate131(data0[i0],{instancePath:instancePath+"/data/"+i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate131.errors:vErrors.concat(validate131.errors),errors=vErrors.length),all0===null)all0=vErrors;else if(vErrors!==
null)for(let error0 of vErrors)all0.push(error0);if(all0!==null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?
0:all0.length}else{let err1={instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{
type:"array"},message:"must be array"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}if(data.next_cursor!==
void 0){let data2=data.next_cursor;if(typeof data2!="string"&&data2!==null){let err2={instancePath:instancePath+"/next_c\
ursor",schemaPath:"#/properties/next_cursor/type",keyword:"type",params:{type:schema74.properties.next_cursor.type},message:"\
must be string,null"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}}else{let err3={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),
errors++}return validate130.errors=vErrors,errors===0}validate130.evaluated={props:{data:!0,next_cursor:!0},dynamicProps:!1,
dynamicItems:!1};var v47=validate133;function validate133(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){return validate133.
errors=null,!0}validate133.evaluated={dynamicProps:!1,dynamicItems:!1};var v48=validate134;function validate134(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){return validate134.errors=null,!0}validate134.evaluated=
{dynamicProps:!1,dynamicItems:!1};var v49=validate135;function validate135(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate135.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),validate57(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate57.errors:vErrors.concat(validate57.errors),errors=vErrors.length),data&&typeof data=="object"&&!Array.
isArray(data)){if(data.type!==void 0&&data.type!=="pages.created"){let err0={instancePath:instancePath+"/type",schemaPath:"\
#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue:"pages.created"},message:"must be equal to constan\
t"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}else{let err1={instancePath,schemaPath:"#/allOf/1/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate135.
errors=vErrors,errors===0}validate135.evaluated={props:{type:!0,id:!0,created_at:!0,workspace:!0,version:!0,data:!0},dynamicProps:!1,
dynamicItems:!1};var v50=validate137;function validate137(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate137.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),validate57(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate57.errors:vErrors.concat(validate57.errors),errors=vErrors.length),data&&typeof data=="object"&&!Array.
isArray(data)){if(data.type!==void 0&&data.type!=="pages.published"){let err0={instancePath:instancePath+"/type",schemaPath:"\
#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue:"pages.published"},message:"must be equal to const\
ant"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}else{let err1={instancePath,schemaPath:"#/allOf/1/type",
keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
return validate137.errors=vErrors,errors===0}validate137.evaluated={props:{type:!0,id:!0,created_at:!0,workspace:!0,version:!0,
data:!0},dynamicProps:!1,dynamicItems:!1};var v51=validate139;function validate139(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate139.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),validate57(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate57.errors:vErrors.concat(validate57.errors),errors=vErrors.length),data&&typeof data=="object"&&!Array.
isArray(data)){if(data.type!==void 0&&data.type!=="pages.updated"){let err0={instancePath:instancePath+"/type",schemaPath:"\
#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue:"pages.updated"},message:"must be equal to constan\
t"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}else{let err1={instancePath,schemaPath:"#/allOf/1/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate139.
errors=vErrors,errors===0}validate139.evaluated={props:{type:!0,id:!0,created_at:!0,workspace:!0,version:!0,data:!0},dynamicProps:!1,
dynamicItems:!1};var v52=validate141;function validate141(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate141.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
type===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"\
must have required property 'type'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.last4===void 0){let err1={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"last4"},message:"must have required pro\
perty 'last4'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}else{let err2={instancePath,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}
return validate141.errors=vErrors,errors===0}validate141.evaluated={props:{type:!0,last4:!0},dynamicProps:!1,dynamicItems:!1};
var v53=validate142;function validate142(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate142.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),validate57(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate57.errors:vErrors.concat(validate57.errors),errors=vErrors.length),data&&typeof data=="object"&&!Array.
isArray(data)){if(data.type!==void 0&&data.type!=="payments.succeeded"){let err0={instancePath:instancePath+"/type",schemaPath:"\
#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue:"payments.succeeded"},message:"must be equal to co\
nstant"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}else{let err1={instancePath,schemaPath:"#/allOf/1/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
return validate142.errors=vErrors,errors===0}validate142.evaluated={props:{type:!0,id:!0,created_at:!0,workspace:!0,version:!0,
data:!0},dynamicProps:!1,dynamicItems:!1};var v54=validate144;function validate144(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate144.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(
data)){if(data.id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"i\
d"},message:"must have required property 'id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.name===
void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must \
have required property 'name'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.id!==void 0&&typeof data.
id!="string"){let err2={instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.name!==void 0&&typeof data.
name!="string"){let err3={instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"\
string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}else{let err4={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err4]:vErrors.
push(err4),errors++}return validate144.errors=vErrors,errors===0}validate144.evaluated={props:{id:!0,name:!0},dynamicProps:!1,
dynamicItems:!1};var v55=validate145;function validate145(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){return validate145.
errors=null,!0}validate145.evaluated={dynamicProps:!1,dynamicItems:!1};var v56=validate146;function validate146(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate146.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.url===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.expires_at===void 0){let err1={instancePath,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"expires_at"},message:"must have required property 'expires_at'"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.url!==void 0){let data0=data.url;if(typeof data0=="string"){if(!formats10(
data0)){let err2={instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format:"\
uri"},message:'must match format "uri"'};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}else{let err3={instancePath:instancePath+
"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err3]:vErrors.push(err3),errors++}}if(data.expires_at!==void 0){let data1=data.expires_at;if(typeof data1=="str\
ing"){if(!formats0.test(data1)){let err4={instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/fo\
rmat",keyword:"format",params:{format:"iso-8601"},message:'must match format "iso-8601"'};vErrors===null?vErrors=[err4]:
vErrors.push(err4),errors++}}else{let err5={instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/\
type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}}else{
let err6={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?
vErrors=[err6]:vErrors.push(err6),errors++}return validate146.errors=vErrors,errors===0}validate146.evaluated={props:{url:!0,
expires_at:!0},dynamicProps:!1,dynamicItems:!1};var v57=validate147;function validate147(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){return validate147.
errors=null,!0}validate147.evaluated={dynamicProps:!1,dynamicItems:!1};var v58=validate148;function validate148(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate148.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.refresh_token===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"refresh_token"},message:"must have required property\
 'refresh_token'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(let key0 in data){if(vErrors!==null&&vErrors.
length>=1e4)break;if(key0!=="refresh_token"){let err1={instancePath,schemaPath:"#/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err1]:
vErrors.push(err1),errors++}}if(data.refresh_token!==void 0){let data0=data.refresh_token;if(typeof data0=="string"){if(func1(
data0)>4096){let err2={instancePath:instancePath+"/refresh_token",schemaPath:"#/properties/refresh_token/maxLength",keyword:"\
maxLength",params:{limit:4096},message:"must NOT have more than 4096 characters"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}if(func1(data0)<1){let err3={instancePath:instancePath+"/refresh_token",schemaPath:"#/properties/ref\
resh_token/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?
vErrors=[err3]:vErrors.push(err3),errors++}}else{let err4={instancePath:instancePath+"/refresh_token",schemaPath:"#/prop\
erties/refresh_token/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:
vErrors.push(err4),errors++}}}else{let err5={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}return validate148.errors=vErrors,errors===0}
validate148.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v59=validate149;function validate149(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){return validate149.
errors=null,!0}validate149.evaluated={dynamicProps:!1,dynamicItems:!1};var v60=validate150;function validate150(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){return validate150.
errors=null,!0}validate150.evaluated={dynamicProps:!1,dynamicItems:!1};var v61=validate151;function validate151(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate151.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),!(data&&typeof data=="object"&&!Array.isArray(data))){let err0={instancePath,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}
return validate151.errors=vErrors,errors===0}validate151.evaluated={dynamicProps:!1,dynamicItems:!1};var v62=validate152,
schema91={type:"object",description:"One page of an agent's runs.",required:["data"],properties:{data:{type:"array",description:"\
Runs, newest first.",items:{$ref:"defs#/$defs/Run"},examples:[[{id:"run_01K9R3",status:"awaiting_approval",agent_id:"agt\
_01K9REFUND",created_at:"2026-11-02T08:59:57.900Z",started_at:"2026-11-02T08:59:57.930Z",finished_at:null,approval_id:"a\
pr_01K9A3"}]]},next_cursor:{type:["string","null"],description:"The cursor of the next page. Opaque. Absent or `null` on\
 the last page only: a page that has a cursor is not the last one, even if it has fewer records than the limit, or none.",
examples:["eyJhZnRlciI6InJ1bl8wMUs5UjMifQ"]}}};function validate152(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate152.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(
data)){if(data.data===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.data!==
void 0){let data0=data.data;if(Array.isArray(data0)){let all0=vErrors;for(let i0=0;i0<data0.length;i0++){if(vErrors=null,
errors=0,validate151(data0[i0],{instancePath:instancePath+"/data/"+i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate151.errors:vErrors.concat(validate151.errors),errors=vErrors.length),all0===null)all0=vErrors;else if(vErrors!==
null)for(let error0 of vErrors)all0.push(error0);if(all0!==null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?
0:all0.length}else{let err1={instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{
type:"array"},message:"must be array"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}if(data.next_cursor!==
void 0){let data2=data.next_cursor;if(typeof data2!="string"&&data2!==null){let err2={instancePath:instancePath+"/next_c\
ursor",schemaPath:"#/properties/next_cursor/type",keyword:"type",params:{type:schema91.properties.next_cursor.type},message:"\
must be string,null"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}}else{let err3={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),
errors++}return validate152.errors=vErrors,errors===0}validate152.evaluated={props:{data:!0,next_cursor:!0},dynamicProps:!1,
dynamicItems:!1};var v63=validate154,schema92={type:"string",description:"The status of a run: `pending` (scheduled, not\
 yet started), `running`, `awaiting_approval` (paused until its approval is decided), or one of the final states `comple\
ted`, `failed` and `denied`.",enum:["pending","running","awaiting_approval","completed","failed","denied"],examples:["aw\
aiting_approval"]};function validate154(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate154.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){let err0={instancePath,schemaPath:"#/type",keyword:"type",
params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data==="\
pending"||data==="running"||data==="awaiting_approval"||data==="completed"||data==="failed"||data==="denied")){let err1={
instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema92.enum},message:"must be equal to one of th\
e allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate154.errors=vErrors,errors===
0}validate154.evaluated={dynamicProps:!1,dynamicItems:!1};var v64=validate155;function validate155(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){return validate155.errors=null,!0}validate155.evaluated=
{dynamicProps:!1,dynamicItems:!1};var v65=validate156,schema94={type:"object",description:"A secret's metadata. No opera\
tion returns its value.",required:["name","created_at","updated_at","residency","zdr"],properties:{name:{type:"string",description:"\
The secret's name, unique within its workspace.",examples:["stripe_api_key"]},created_at:{type:"string",format:"iso-8601",
description:"When the secret was first set.",examples:["2026-10-20T10:00:00.000Z"]},updated_at:{type:"string",format:"is\
o-8601","x-provisional-part":"The time is updated when the value is set or rotated.",description:`When its value was las\
t set or rotated.

Provisional: The time is updated when the value is set or rotated.`,examples:["2026-11-01T07:45:00.000Z"]},purpose:{type:[
"string","null"],"x-provisional-part":"A secret without a purpose has null, or no member.",description:"A tag that deter\
mines which capability may resolve the secret. Absent or `null` if none was set.\n\nProvisional: A secret without a purpos\
e has null, or no member.",examples:["payments"]},residency:{type:"string","x-provisional-part":"The regions are eu, us \
and ap.",description:`The region in which the value is stored. Defaults to the workspace's home region.

Provisional: The regions are eu, us and ap.`,examples:["eu","us"]},zdr:{type:"boolean",description:"Zero data retention:\
 the value is fetched for each use and never stored in caches, audit records or logs.",examples:[!0]}}};function validate156(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate156.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.name===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"name"},message:"must have required property 'name'"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}if(data.created_at===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"created_at"},message:"must have required property 'created_at'"};vErrors===null?vErrors=[err1]:vErrors.
push(err1),errors++}if(data.updated_at===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"updated_at"},message:"must have required property 'updated_at'"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}if(data.residency===void 0){let err3={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"residency"},message:"must have required property 'residency'"};vErrors===null?vErrors=[err3]:vErrors.push(
err3),errors++}if(data.zdr===void 0){let err4={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
zdr"},message:"must have required property 'zdr'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.name!==
void 0&&typeof data.name!="string"){let err5={instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(data.
created_at!==void 0){let data1=data.created_at;if(typeof data1=="string"){if(!formats0.test(data1)){let err6={instancePath:instancePath+
"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"iso-8601"},message:'must matc\
h format "iso-8601"'};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}else{let err7={instancePath:instancePath+
"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"string"},message:"must be string"};
vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}if(data.updated_at!==void 0){let data2=data.updated_at;if(typeof data2==
"string"){if(!formats0.test(data2)){let err8={instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_a\
t/format",keyword:"format",params:{format:"iso-8601"},message:'must match format "iso-8601"'};vErrors===null?vErrors=[err8]:
vErrors.push(err8),errors++}}else{let err9={instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/\
type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}
if(data.purpose!==void 0){let data3=data.purpose;if(typeof data3!="string"&&data3!==null){let err10={instancePath:instancePath+
"/purpose",schemaPath:"#/properties/purpose/type",keyword:"type",params:{type:schema94.properties.purpose.type},message:"\
must be string,null"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}if(data.residency!==void 0&&typeof data.
residency!="string"){let err11={instancePath:instancePath+"/residency",schemaPath:"#/properties/residency/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}if(data.
zdr!==void 0&&typeof data.zdr!="boolean"){let err12={instancePath:instancePath+"/zdr",schemaPath:"#/properties/zdr/type",
keyword:"type",params:{type:"boolean"},message:"must be boolean"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}}else{
let err13={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?
vErrors=[err13]:vErrors.push(err13),errors++}return validate156.errors=vErrors,errors===0}validate156.evaluated={props:{
name:!0,created_at:!0,updated_at:!0,purpose:!0,residency:!0,zdr:!0},dynamicProps:!1,dynamicItems:!1};var v66=validate157,
schema95={type:"object",description:"One page of the workspace's secrets, without their values.",required:["data"],properties:{
data:{type:"array",description:"The metadata of secrets.",items:{$ref:"defs#/$defs/Secret"},examples:[[{name:"stripe_api\
_key",created_at:"2026-10-20T10:00:00.000Z",updated_at:"2026-11-01T07:45:00.000Z",purpose:"payments",residency:"eu",zdr:!0}]]},
next_cursor:{type:["string","null"],description:"The cursor of the next page. Opaque. Absent or `null` on the last page \
only: a page that has a cursor is not the last one, even if it has fewer records than the limit, or none.",examples:["ey\
JhZnRlciI6InN0cmlwZV9hcGlfa2V5In0"]}}};function validate157(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate157.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
data===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"\
must have required property 'data'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.data!==void 0){let data0=data.
data;if(Array.isArray(data0)){let all0=vErrors;for(let i0=0;i0<data0.length;i0++){if(vErrors=null,errors=0,validate156(data0[i0],
{instancePath:instancePath+"/data/"+i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate156.errors:vErrors.concat(validate156.errors),errors=vErrors.length),all0===null)all0=vErrors;else if(vErrors!==
null)for(let error0 of vErrors)all0.push(error0);if(all0!==null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?
0:all0.length}else{let err1={instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{
type:"array"},message:"must be array"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}if(data.next_cursor!==
void 0){let data2=data.next_cursor;if(typeof data2!="string"&&data2!==null){let err2={instancePath:instancePath+"/next_c\
ursor",schemaPath:"#/properties/next_cursor/type",keyword:"type",params:{type:schema95.properties.next_cursor.type},message:"\
must be string,null"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}}else{let err3={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),
errors++}return validate157.errors=vErrors,errors===0}validate157.evaluated={props:{data:!0,next_cursor:!0},dynamicProps:!1,
dynamicItems:!1};var v67=validate159;function validate159(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate159.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),validate57(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate57.errors:vErrors.concat(validate57.errors),errors=vErrors.length),data&&typeof data=="object"&&!Array.
isArray(data)){if(data.type!==void 0&&data.type!=="secrets.created"){let err0={instancePath:instancePath+"/type",schemaPath:"\
#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue:"secrets.created"},message:"must be equal to const\
ant"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}else{let err1={instancePath,schemaPath:"#/allOf/1/type",
keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
return validate159.errors=vErrors,errors===0}validate159.evaluated={props:{type:!0,id:!0,created_at:!0,workspace:!0,version:!0,
data:!0},dynamicProps:!1,dynamicItems:!1};var v68=validate161;function validate161(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate161.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),validate57(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate57.errors:vErrors.concat(validate57.errors),errors=vErrors.length),data&&typeof data=="object"&&!Array.
isArray(data)){if(data.type!==void 0&&data.type!=="secrets.deleted"){let err0={instancePath:instancePath+"/type",schemaPath:"\
#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue:"secrets.deleted"},message:"must be equal to const\
ant"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}else{let err1={instancePath,schemaPath:"#/allOf/1/type",
keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
return validate161.errors=vErrors,errors===0}validate161.evaluated={props:{type:!0,id:!0,created_at:!0,workspace:!0,version:!0,
data:!0},dynamicProps:!1,dynamicItems:!1};var v69=validate163;function validate163(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate163.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),validate57(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate57.errors:vErrors.concat(validate57.errors),errors=vErrors.length),data&&typeof data=="object"&&!Array.
isArray(data)){if(data.type!==void 0&&data.type!=="secrets.suspended"){let err0={instancePath:instancePath+"/type",schemaPath:"\
#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue:"secrets.suspended"},message:"must be equal to con\
stant"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}else{let err1={instancePath,schemaPath:"#/allOf/1/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
return validate163.errors=vErrors,errors===0}validate163.evaluated={props:{type:!0,id:!0,created_at:!0,workspace:!0,version:!0,
data:!0},dynamicProps:!1,dynamicItems:!1};var v70=validate165;function validate165(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate165.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),validate57(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate57.errors:vErrors.concat(validate57.errors),errors=vErrors.length),data&&typeof data=="object"&&!Array.
isArray(data)){if(data.type!==void 0&&data.type!=="secrets.updated"){let err0={instancePath:instancePath+"/type",schemaPath:"\
#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue:"secrets.updated"},message:"must be equal to const\
ant"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}else{let err1={instancePath,schemaPath:"#/allOf/1/type",
keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
return validate165.errors=vErrors,errors===0}validate165.evaluated={props:{type:!0,id:!0,created_at:!0,workspace:!0,version:!0,
data:!0},dynamicProps:!1,dynamicItems:!1};var v71=validate167;function validate167(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate167.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.token===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"token"},message:"must have required property 'token'"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(let key0 in data){if(vErrors!==null&&vErrors.length>=1e4)break;
if(key0!=="token"){let err1={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}if(data.token!==
void 0){let data0=data.token;if(typeof data0=="string"){if(func1(data0)>2048){let err2={instancePath:instancePath+"/toke\
n",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have more than 20\
48 characters"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(func1(data0)<1){let err3={instancePath:instancePath+
"/token",schemaPath:"#/properties/token/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer tha\
n 1 characters"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}else{let err4={instancePath:instancePath+"/t\
oken",schemaPath:"#/properties/token/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err4]:vErrors.push(err4),errors++}}}else{let err5={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}return validate167.errors=vErrors,
errors===0}validate167.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v72=validate168;function validate168(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){return validate168.
errors=null,!0}validate168.evaluated={dynamicProps:!1,dynamicItems:!1};var v73=validate169;var pattern24=new RegExp("^sub_.+$","u");function validate169(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate169.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"mu\
st have required property 'id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.form_id===void 0){let err1={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"form_id"},message:"must have required p\
roperty 'form_id'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.data===void 0){let err2={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};
vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.submitted_at===void 0){let err3={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"submitted_at"},message:"must have required property 'submitted_a\
t'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.id!==void 0){let data0=data.id;if(typeof data0=="\
string"){if(!pattern24.test(data0)){let err4={instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"\
pattern",params:{pattern:"^sub_.+$"},message:'must match pattern "^sub_.+$"'};vErrors===null?vErrors=[err4]:vErrors.push(
err4),errors++}}else{let err5={instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}if(data.form_id!==void 0&&
typeof data.form_id!="string"){let err6={instancePath:instancePath+"/form_id",schemaPath:"#/properties/form_id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(data.
data!==void 0){let data2=data.data;if(!(data2&&typeof data2=="object"&&!Array.isArray(data2))){let err7={instancePath:instancePath+
"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?
vErrors=[err7]:vErrors.push(err7),errors++}}if(data.submitted_at!==void 0){let data3=data.submitted_at;if(typeof data3==
"string"){if(!formats0.test(data3)){let err8={instancePath:instancePath+"/submitted_at",schemaPath:"#/properties/submitt\
ed_at/format",keyword:"format",params:{format:"iso-8601"},message:'must match format "iso-8601"'};vErrors===null?vErrors=
[err8]:vErrors.push(err8),errors++}}else{let err9={instancePath:instancePath+"/submitted_at",schemaPath:"#/properties/su\
bmitted_at/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err9]:vErrors.push(
err9),errors++}}}else{let err10={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}return validate169.errors=vErrors,errors===0}validate169.
evaluated={props:{id:!0,form_id:!0,data:!0,submitted_at:!0},dynamicProps:!1,dynamicItems:!1};var v74=validate170,schema103={
type:"object",description:"One page of a form's submissions.",required:["data","has_more"],properties:{data:{type:"array",
description:"Submissions, newest first.",items:{$ref:"defs#/$defs/Submission"},examples:[[{id:"sub_01K9S3",form_id:"frm_\
01K9CONTACT",data:{name:"Visitor",email:"visitor@customer.example",message:"Do you ship beans abroad?"},submitted_at:"20\
26-11-02T07:12:44.000Z"}]]},next_cursor:{type:["string","null"],description:"The cursor of the next page. Opaque. Absent\
 or `null` on the last page only: a page that has a cursor is not the last one, even if it has fewer records than the li\
mit, or none.",examples:["eyJhZnRlciI6InN1Yl8wMUs5UzMifQ"]},has_more:{type:"boolean",description:"Whether there are more\
 submissions; true if and only if `next_cursor` is present.",examples:[!0]}}};function validate170(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate170.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data==
"object"&&!Array.isArray(data)){if(data.data===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"data"},message:"must have required property 'data'"};vErrors===null?vErrors=[err0]:vErrors.push(
err0),errors++}if(data.has_more===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
has_more"},message:"must have required property 'has_more'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.
data!==void 0){let data0=data.data;if(Array.isArray(data0)){let all0=vErrors;for(let i0=0;i0<data0.length;i0++){if(vErrors=
null,errors=0,validate169(data0[i0],{instancePath:instancePath+"/data/"+i0,parentData:data0,parentDataProperty:i0,rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate169.errors:vErrors.concat(validate169.errors),errors=vErrors.length),all0===
null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)all0.push(error0);if(all0!==null&&all0.length>=1e4)break}
vErrors=all0,errors=all0===null?0:all0.length}else{let err2={instancePath:instancePath+"/data",schemaPath:"#/properties/\
data/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err2]:vErrors.push(err2),
errors++}}if(data.next_cursor!==void 0){let data2=data.next_cursor;if(typeof data2!="string"&&data2!==null){let err3={instancePath:instancePath+
"/next_cursor",schemaPath:"#/properties/next_cursor/type",keyword:"type",params:{type:schema103.properties.next_cursor.type},
message:"must be string,null"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}if(data.has_more!==void 0&&typeof data.
has_more!="boolean"){let err4={instancePath:instancePath+"/has_more",schemaPath:"#/properties/has_more/type",keyword:"ty\
pe",params:{type:"boolean"},message:"must be boolean"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}else{let err5={
instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=
[err5]:vErrors.push(err5),errors++}return validate170.errors=vErrors,errors===0}validate170.evaluated={props:{data:!0,next_cursor:!0,
has_more:!0},dynamicProps:!1,dynamicItems:!1};var v75=validate172;function validate172(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate172.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.colors===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"colors"},message:"must have required property 'color\
s'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.typography===void 0){let err1={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"typography"},message:"must have required property 'typography'"};
vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.spacing===void 0){let err2={instancePath,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"spacing"},message:"must have required property 'spacing'"};vErrors===
null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.updated_at===void 0){let err3={instancePath,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"updated_at"},message:"must have required property 'updated_at'"};vErrors===
null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.colors!==void 0){let data0=data.colors;if(data0&&typeof data0=="\
object"&&!Array.isArray(data0))for(let key0 in data0){if(vErrors!==null&&vErrors.length>=1e4)break;if(typeof data0[key0]!=
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
push(err14),errors++}}if(data.updated_at!==void 0){let data8=data.updated_at;if(typeof data8=="string"){if(!pattern5.test(
data8)){let err15={instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/pattern",keyword:"pattern",
params:{pattern:"^[^Tt]*([Tt][0-9:.,]*([Zz]|[+-]00(:?00)?)?)?$"},message:'must match pattern "^[^Tt]*([Tt][0-9:.,]*([Zz]\
|[+-]00(:?00)?)?)?$"'};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}if(!formats0.test(data8)){let err16={
instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format:"iso\
-8601"},message:'must match format "iso-8601"'};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}}else{let err17={
instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}}}else{let err18={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err18]:vErrors.push(err18),
errors++}return validate172.errors=vErrors,errors===0}validate172.evaluated={props:{colors:!0,typography:!0,spacing:!0,updated_at:!0},
dynamicProps:!1,dynamicItems:!1};var v76=validate173;function validate173(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){return validate173.
errors=null,!0}validate173.evaluated={dynamicProps:!1,dynamicItems:!1};var v77=validate174;function validate174(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate174.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),validate57(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate57.errors:vErrors.concat(validate57.errors),errors=vErrors.length),data&&typeof data=="object"&&!Array.
isArray(data)){if(data.type!==void 0&&data.type!=="theme.published"){let err0={instancePath:instancePath+"/type",schemaPath:"\
#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue:"theme.published"},message:"must be equal to const\
ant"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}else{let err1={instancePath,schemaPath:"#/allOf/1/type",
keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
return validate174.errors=vErrors,errors===0}validate174.evaluated={props:{type:!0,id:!0,created_at:!0,workspace:!0,version:!0,
data:!0},dynamicProps:!1,dynamicItems:!1};var v78=validate176;function validate176(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate176.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),validate57(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate57.errors:vErrors.concat(validate57.errors),errors=vErrors.length),data&&typeof data=="object"&&!Array.
isArray(data)){if(data.type!==void 0&&data.type!=="theme.updated"){let err0={instancePath:instancePath+"/type",schemaPath:"\
#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue:"theme.updated"},message:"must be equal to constan\
t"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}else{let err1={instancePath,schemaPath:"#/allOf/1/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate176.
errors=vErrors,errors===0}validate176.evaluated={props:{type:!0,id:!0,created_at:!0,workspace:!0,version:!0,data:!0},dynamicProps:!1,
dynamicItems:!1};var v79=validate178;function validate178(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate178.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"mu\
st have required property 'id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.scopes===void 0){let err1={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"scopes"},message:"must have required pr\
operty 'scopes'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.mode===void 0){let err2={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"mode"},message:"must have required property 'mode'"};
vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.id!==void 0){let data0=data.id;if(typeof data0=="strin\
g"){if(!pattern22.test(data0)){let err3={instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"p\
attern",params:{pattern:"^tok_.+$"},message:'must match pattern "^tok_.+$"'};vErrors===null?vErrors=[err3]:vErrors.push(
err3),errors++}}else{let err4={instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}if(data.scopes!==void 0){
let data1=data.scopes;if(Array.isArray(data1)){let all0=vErrors;for(let i0=0;i0<data1.length;i0++){vErrors=null,errors=0;
let data2=data1[i0];if(typeof data2=="string"){if(!pattern23.test(data2)){let err5={instancePath:instancePath+"/scopes/"+
i0,schemaPath:"#/properties/scopes/items/pattern",keyword:"pattern",params:{pattern:"^[^\\s:]+:\\S+$"},message:'must mat\
ch pattern "^[^\\s:]+:\\S+$"'};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}else{let err6={instancePath:instancePath+
"/scopes/"+i0,schemaPath:"#/properties/scopes/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)
all0.push(error0);if(all0!==null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err7={instancePath:instancePath+
"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===
null?vErrors=[err7]:vErrors.push(err7),errors++}}if(data.mode!==void 0){let data3=data.mode;if(typeof data3!="string"){let err8={
instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}if(!(data3==="live"||data3==="test")){let err9={
instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues:schema69.properties.
mode.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}}else{
let err10={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?
vErrors=[err10]:vErrors.push(err10),errors++}return validate178.errors=vErrors,errors===0}validate178.evaluated={props:{
id:!0,scopes:!0,mode:!0},dynamicProps:!1,dynamicItems:!1};var v80=validate179;var pattern28=new RegExp("^sess_.+$","u");function validate179(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate179.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
access_token===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"access\
_token"},message:"must have required property 'access_token'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}
if(data.refresh_token===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
refresh_token"},message:"must have required property 'refresh_token'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),
errors++}if(data.expires_in===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
expires_in"},message:"must have required property 'expires_in'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}
if(data.token_type===void 0){let err3={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
token_type"},message:"must have required property 'token_type'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}
if(data.access_token!==void 0){let data0=data.access_token;if(typeof data0=="string"){if(!pattern28.test(data0)){let err4={
instancePath:instancePath+"/access_token",schemaPath:"#/properties/access_token/pattern",keyword:"pattern",params:{pattern:"\
^sess_.+$"},message:'must match pattern "^sess_.+$"'};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}else{let err5={
instancePath:instancePath+"/access_token",schemaPath:"#/properties/access_token/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}if(data.refresh_token!==void 0){
let data1=data.refresh_token;if(typeof data1=="string"){if(func1(data1)<1){let err6={instancePath:instancePath+"/refresh\
_token",schemaPath:"#/properties/refresh_token/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}else{let err7={instancePath:instancePath+
"/refresh_token",schemaPath:"#/properties/refresh_token/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}if(data.expires_in!==void 0){let data2=data.expires_in;
if(!(typeof data2=="number"&&!(data2%1)&&!isNaN(data2))){let err8={instancePath:instancePath+"/expires_in",schemaPath:"#\
/properties/expires_in/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err8]:
vErrors.push(err8),errors++}if(typeof data2=="number"&&(data2<1||isNaN(data2))){let err9={instancePath:instancePath+"/ex\
pires_in",schemaPath:"#/properties/expires_in/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must \
be >= 1"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}if(data.token_type!==void 0){let data3=data.token_type;
if(typeof data3!="string"){let err10={instancePath:instancePath+"/token_type",schemaPath:"#/properties/token_type/type",
keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}
if(data3!=="Bearer"){let err11={instancePath:instancePath+"/token_type",schemaPath:"#/properties/token_type/const",keyword:"\
const",params:{allowedValue:"Bearer"},message:"must be equal to constant"};vErrors===null?vErrors=[err11]:vErrors.push(err11),
errors++}}}else{let err12={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}return validate179.errors=vErrors,errors===0}validate179.
evaluated={props:{access_token:!0,refresh_token:!0,expires_in:!0,token_type:!0},dynamicProps:!1,dynamicItems:!1};var v81=validate180;function validate180(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate180.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),validate57(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate57.errors:vErrors.concat(validate57.errors),errors=vErrors.length),data&&typeof data=="object"&&!Array.
isArray(data)){if(data.type!==void 0&&data.type!=="tokens.created"){let err0={instancePath:instancePath+"/type",schemaPath:"\
#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue:"tokens.created"},message:"must be equal to consta\
nt"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}else{let err1={instancePath,schemaPath:"#/allOf/1/type",
keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
return validate180.errors=vErrors,errors===0}validate180.evaluated={props:{type:!0,id:!0,created_at:!0,workspace:!0,version:!0,
data:!0},dynamicProps:!1,dynamicItems:!1};var v82=validate182;function validate182(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate182.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),validate57(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate57.errors:vErrors.concat(validate57.errors),errors=vErrors.length),data&&typeof data=="object"&&!Array.
isArray(data)){if(data.type!==void 0&&data.type!=="tokens.revoked"){let err0={instancePath:instancePath+"/type",schemaPath:"\
#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue:"tokens.revoked"},message:"must be equal to consta\
nt"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}else{let err1={instancePath,schemaPath:"#/allOf/1/type",
keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
return validate182.errors=vErrors,errors===0}validate182.evaluated={props:{type:!0,id:!0,created_at:!0,workspace:!0,version:!0,
data:!0},dynamicProps:!1,dynamicItems:!1};var v83=validate184;function validate184(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate184.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),validate57(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate57.errors:vErrors.concat(validate57.errors),errors=vErrors.length),data&&typeof data=="object"&&!Array.
isArray(data)){if(data.type!==void 0&&data.type!=="tokens.rotated"){let err0={instancePath:instancePath+"/type",schemaPath:"\
#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue:"tokens.rotated"},message:"must be equal to consta\
nt"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}else{let err1={instancePath,schemaPath:"#/allOf/1/type",
keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
return validate184.errors=vErrors,errors===0}validate184.evaluated={props:{type:!0,id:!0,created_at:!0,workspace:!0,version:!0,
data:!0},dynamicProps:!1,dynamicItems:!1};var v84=validate186;function validate186(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){return validate186.
errors=null,!0}validate186.evaluated={dynamicProps:!1,dynamicItems:!1};var v85=validate187;function validate188(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate188.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.metric===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"metric"},message:"must have required property 'metri\
c'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.quantity===void 0){let err1={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"quantity"},message:"must have required property 'quantity'"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.unit===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"unit"},message:"must have required property 'unit'"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}if(data.metric!==void 0&&typeof data.metric!="string"){let err3={instancePath:instancePath+"/metric",
schemaPath:"#/properties/metric/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err3]:vErrors.push(err3),errors++}if(data.quantity!==void 0&&typeof data.quantity!="number"){let err4={instancePath:instancePath+
"/quantity",schemaPath:"#/properties/quantity/type",keyword:"type",params:{type:"number"},message:"must be number"};vErrors===
null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.unit!==void 0&&typeof data.unit!="string"){let err5={instancePath:instancePath+
"/unit",schemaPath:"#/properties/unit/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err5]:vErrors.push(err5),errors++}}else{let err6={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}return validate188.errors=vErrors,
errors===0}validate188.evaluated={props:{metric:!0,quantity:!0,unit:!0},dynamicProps:!1,dynamicItems:!1};function validate187(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate187.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.line_items===void 0){let err0={instancePath,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"line_items"},message:"must have required property 'line_items'"};vErrors===null?
vErrors=[err0]:vErrors.push(err0),errors++}if(data.line_items!==void 0){let data0=data.line_items;if(Array.isArray(data0)){
let all0=vErrors;for(let i0=0;i0<data0.length;i0++){if(vErrors=null,errors=0,validate188(data0[i0],{instancePath:instancePath+
"/line_items/"+i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate188.
errors:vErrors.concat(validate188.errors),errors=vErrors.length),all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)
all0.push(error0);if(all0!==null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err1={instancePath:instancePath+
"/line_items",schemaPath:"#/properties/line_items/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}}}else{let err2={instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}return validate187.errors=
vErrors,errors===0}validate187.evaluated={props:{line_items:!0},dynamicProps:!1,dynamicItems:!1};var v86=validate190;function validate190(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate190.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.metric===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"metric"},message:"must have required property 'metric'"};vErrors===null?vErrors=[err0]:
vErrors.push(err0),errors++}if(data.quantity===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"quantity"},message:"must have required property 'quantity'"};vErrors===null?vErrors=[err1]:vErrors.
push(err1),errors++}if(data.unit===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
unit"},message:"must have required property 'unit'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.metric!==
void 0&&typeof data.metric!="string"){let err3={instancePath:instancePath+"/metric",schemaPath:"#/properties/metric/type",
keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}
if(data.quantity!==void 0&&typeof data.quantity!="number"){let err4={instancePath:instancePath+"/quantity",schemaPath:"#\
/properties/quantity/type",keyword:"type",params:{type:"number"},message:"must be number"};vErrors===null?vErrors=[err4]:
vErrors.push(err4),errors++}if(data.unit!==void 0&&typeof data.unit!="string"){let err5={instancePath:instancePath+"/uni\
t",schemaPath:"#/properties/unit/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err5]:vErrors.push(err5),errors++}}else{let err6={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}return validate190.errors=vErrors,errors===
0}validate190.evaluated={props:{metric:!0,quantity:!0,unit:!0},dynamicProps:!1,dynamicItems:!1};var v87=validate191;function validate191(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate191.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}if(data.email===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
email"},message:"must have required property 'email'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.
id!==void 0){let data0=data.id;if(typeof data0=="string"){if(!pattern21.test(data0)){let err2={instancePath:instancePath+
"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^usr_.+$"},message:'must match pattern "^u\
sr_.+$"'};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}else{let err3={instancePath:instancePath+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.
push(err3),errors++}}if(data.email!==void 0&&typeof data.email!="string"){let err4={instancePath:instancePath+"/email",schemaPath:"\
#/properties/email/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.
push(err4),errors++}}else{let err5={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}return validate191.errors=vErrors,errors===0}validate191.
evaluated={props:{id:!0,email:!0},dynamicProps:!1,dynamicItems:!1};var v88=validate192;function validate192(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate192.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
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
 characters"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(!pattern9.test(data2)){let err7={instancePath:instancePath+
"/error/message",schemaPath:"#/properties/error/properties/message/pattern",keyword:"pattern",params:{pattern:"^[^\\r\\n]+\
$"},message:'must match pattern "^[^\\r\\n]+$"'};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}else{let err8={
instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}if(data0.details!==void 0&&
(validate90(data0.details,{instancePath:instancePath+"/error/details",parentData:data0,parentDataProperty:"details",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate90.errors:vErrors.concat(validate90.errors),errors=vErrors.length)),data0.
fields!==void 0){let data4=data0.fields;if(Array.isArray(data4)){if(data4.length<1){let err9={instancePath:instancePath+
"/error/fields",schemaPath:"#/properties/error/properties/fields/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}let all0=vErrors;for(let i0=0;i0<
data4.length;i0++){if(vErrors=null,errors=0,validate93(data4[i0],{instancePath:instancePath+"/error/fields/"+i0,parentData:data4,
parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate93.errors:vErrors.concat(validate93.errors),
errors=vErrors.length),all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)all0.push(error0);if(all0!==
null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err10={instancePath:instancePath+"/e\
rror/fields",schemaPath:"#/properties/error/properties/fields/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}}else{let err11={instancePath:instancePath+"/erro\
r",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=
[err11]:vErrors.push(err11),errors++}}}else{let err12={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}return validate192.errors=vErrors,
errors===0}validate192.evaluated={props:{error:!0},dynamicProps:!1,dynamicItems:!1};var v89=validate195;function validate195(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate195.evaluated;evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.
items=void 0);let _errs0=errors,valid0=!1,passing0=null,_errs1=errors;validate56(data,{instancePath,parentData,parentDataProperty,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate56.errors:vErrors.concat(validate56.errors),errors=vErrors.length);
var _valid0=_errs1===errors;if(_valid0){valid0=!0,passing0=0;var props0={};props0.type=!0,props0.id=!0,props0.created_at=
!0,props0.workspace=!0,props0.version=!0,props0.data=!0}let _errs2=errors;validate59(data,{instancePath,parentData,parentDataProperty,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate59.errors:vErrors.concat(validate59.errors),errors=vErrors.length);
var _valid0=_errs2===errors;if(_valid0&&valid0)valid0=!1,passing0=[passing0,1];else{_valid0&&(valid0=!0,passing0=1,props0!==
!0&&(props0=props0||{},props0.type=!0,props0.id=!0,props0.created_at=!0,props0.workspace=!0,props0.version=!0,props0.data=
!0));let _errs3=errors;validate61(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate61.errors:vErrors.concat(validate61.errors),errors=vErrors.length);var _valid0=_errs3===errors;if(_valid0&&
valid0)valid0=!1,passing0=[passing0,2];else{_valid0&&(valid0=!0,passing0=2,props0!==!0&&(props0=props0||{},props0.type=!0,
props0.id=!0,props0.created_at=!0,props0.workspace=!0,props0.version=!0,props0.data=!0));let _errs4=errors;validate70(data,
{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate70.errors:vErrors.
concat(validate70.errors),errors=vErrors.length);var _valid0=_errs4===errors;if(_valid0&&valid0)valid0=!1,passing0=[passing0,
3];else{_valid0&&(valid0=!0,passing0=3,props0!==!0&&(props0=props0||{},props0.type=!0,props0.id=!0,props0.created_at=!0,
props0.workspace=!0,props0.version=!0,props0.data=!0));let _errs5=errors;validate72(data,{instancePath,parentData,parentDataProperty,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate72.errors:vErrors.concat(validate72.errors),errors=vErrors.length);
var _valid0=_errs5===errors;if(_valid0&&valid0)valid0=!1,passing0=[passing0,4];else{_valid0&&(valid0=!0,passing0=4,props0!==
!0&&(props0=props0||{},props0.type=!0,props0.id=!0,props0.created_at=!0,props0.workspace=!0,props0.version=!0,props0.data=
!0));let _errs6=errors;validate80(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate80.errors:vErrors.concat(validate80.errors),errors=vErrors.length);var _valid0=_errs6===errors;if(_valid0&&
valid0)valid0=!1,passing0=[passing0,5];else{_valid0&&(valid0=!0,passing0=5,props0!==!0&&(props0=props0||{},props0.type=!0,
props0.id=!0,props0.created_at=!0,props0.workspace=!0,props0.version=!0,props0.data=!0));let _errs7=errors;validate104(data,
{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate104.errors:vErrors.
concat(validate104.errors),errors=vErrors.length);var _valid0=_errs7===errors;if(_valid0&&valid0)valid0=!1,passing0=[passing0,
6];else{_valid0&&(valid0=!0,passing0=6,props0!==!0&&(props0=props0||{},props0.type=!0,props0.id=!0,props0.created_at=!0,
props0.workspace=!0,props0.version=!0,props0.data=!0));let _errs8=errors;validate106(data,{instancePath,parentData,parentDataProperty,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate106.errors:vErrors.concat(validate106.errors),errors=vErrors.
length);var _valid0=_errs8===errors;if(_valid0&&valid0)valid0=!1,passing0=[passing0,7];else{_valid0&&(valid0=!0,passing0=
7,props0!==!0&&(props0=props0||{},props0.type=!0,props0.id=!0,props0.created_at=!0,props0.workspace=!0,props0.version=!0,
props0.data=!0));let _errs9=errors;validate135(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate135.errors:vErrors.concat(validate135.errors),errors=vErrors.length);var _valid0=_errs9===
errors;if(_valid0&&valid0)valid0=!1,passing0=[passing0,8];else{_valid0&&(valid0=!0,passing0=8,props0!==!0&&(props0=props0||
{},props0.type=!0,props0.id=!0,props0.created_at=!0,props0.workspace=!0,props0.version=!0,props0.data=!0));let _errs10=errors;
validate137(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate137.
errors:vErrors.concat(validate137.errors),errors=vErrors.length);var _valid0=_errs10===errors;if(_valid0&&valid0)valid0=
!1,passing0=[passing0,9];else{_valid0&&(valid0=!0,passing0=9,props0!==!0&&(props0=props0||{},props0.type=!0,props0.id=!0,
props0.created_at=!0,props0.workspace=!0,props0.version=!0,props0.data=!0));let _errs11=errors;validate139(data,{instancePath,
parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate139.errors:vErrors.concat(validate139.
errors),errors=vErrors.length);var _valid0=_errs11===errors;if(_valid0&&valid0)valid0=!1,passing0=[passing0,10];else{_valid0&&
(valid0=!0,passing0=10,props0!==!0&&(props0=props0||{},props0.type=!0,props0.id=!0,props0.created_at=!0,props0.workspace=
!0,props0.version=!0,props0.data=!0));let _errs12=errors;validate142(data,{instancePath,parentData,parentDataProperty,rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate142.errors:vErrors.concat(validate142.errors),errors=vErrors.length);var _valid0=_errs12===
errors;if(_valid0&&valid0)valid0=!1,passing0=[passing0,11];else{_valid0&&(valid0=!0,passing0=11,props0!==!0&&(props0=props0||
{},props0.type=!0,props0.id=!0,props0.created_at=!0,props0.workspace=!0,props0.version=!0,props0.data=!0));let _errs13=errors;
validate159(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate159.
errors:vErrors.concat(validate159.errors),errors=vErrors.length);var _valid0=_errs13===errors;if(_valid0&&valid0)valid0=
!1,passing0=[passing0,12];else{_valid0&&(valid0=!0,passing0=12,props0!==!0&&(props0=props0||{},props0.type=!0,props0.id=
!0,props0.created_at=!0,props0.workspace=!0,props0.version=!0,props0.data=!0));let _errs14=errors;validate161(data,{instancePath,
parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate161.errors:vErrors.concat(validate161.
errors),errors=vErrors.length);var _valid0=_errs14===errors;if(_valid0&&valid0)valid0=!1,passing0=[passing0,13];else{_valid0&&
(valid0=!0,passing0=13,props0!==!0&&(props0=props0||{},props0.type=!0,props0.id=!0,props0.created_at=!0,props0.workspace=
!0,props0.version=!0,props0.data=!0));let _errs15=errors;validate163(data,{instancePath,parentData,parentDataProperty,rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate163.errors:vErrors.concat(validate163.errors),errors=vErrors.length);var _valid0=_errs15===
errors;if(_valid0&&valid0)valid0=!1,passing0=[passing0,14];else{_valid0&&(valid0=!0,passing0=14,props0!==!0&&(props0=props0||
{},props0.type=!0,props0.id=!0,props0.created_at=!0,props0.workspace=!0,props0.version=!0,props0.data=!0));let _errs16=errors;
validate165(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate165.
errors:vErrors.concat(validate165.errors),errors=vErrors.length);var _valid0=_errs16===errors;if(_valid0&&valid0)valid0=
!1,passing0=[passing0,15];else{_valid0&&(valid0=!0,passing0=15,props0!==!0&&(props0=props0||{},props0.type=!0,props0.id=
!0,props0.created_at=!0,props0.workspace=!0,props0.version=!0,props0.data=!0));let _errs17=errors;validate174(data,{instancePath,
parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate174.errors:vErrors.concat(validate174.
errors),errors=vErrors.length);var _valid0=_errs17===errors;if(_valid0&&valid0)valid0=!1,passing0=[passing0,16];else{_valid0&&
(valid0=!0,passing0=16,props0!==!0&&(props0=props0||{},props0.type=!0,props0.id=!0,props0.created_at=!0,props0.workspace=
!0,props0.version=!0,props0.data=!0));let _errs18=errors;validate176(data,{instancePath,parentData,parentDataProperty,rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate176.errors:vErrors.concat(validate176.errors),errors=vErrors.length);var _valid0=_errs18===
errors;if(_valid0&&valid0)valid0=!1,passing0=[passing0,17];else{_valid0&&(valid0=!0,passing0=17,props0!==!0&&(props0=props0||
{},props0.type=!0,props0.id=!0,props0.created_at=!0,props0.workspace=!0,props0.version=!0,props0.data=!0));let _errs19=errors;
validate180(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate180.
errors:vErrors.concat(validate180.errors),errors=vErrors.length);var _valid0=_errs19===errors;if(_valid0&&valid0)valid0=
!1,passing0=[passing0,18];else{_valid0&&(valid0=!0,passing0=18,props0!==!0&&(props0=props0||{},props0.type=!0,props0.id=
!0,props0.created_at=!0,props0.workspace=!0,props0.version=!0,props0.data=!0));let _errs20=errors;validate182(data,{instancePath,
parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate182.errors:vErrors.concat(validate182.
errors),errors=vErrors.length);var _valid0=_errs20===errors;if(_valid0&&valid0)valid0=!1,passing0=[passing0,19];else{_valid0&&
(valid0=!0,passing0=19,props0!==!0&&(props0=props0||{},props0.type=!0,props0.id=!0,props0.created_at=!0,props0.workspace=
!0,props0.version=!0,props0.data=!0));let _errs21=errors;validate184(data,{instancePath,parentData,parentDataProperty,rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate184.errors:vErrors.concat(validate184.errors),errors=vErrors.length);var _valid0=_errs21===
errors;_valid0&&valid0?(valid0=!1,passing0=[passing0,20]):_valid0&&(valid0=!0,passing0=20,props0!==!0&&(props0=props0||{},
props0.type=!0,props0.id=!0,props0.created_at=!0,props0.workspace=!0,props0.version=!0,props0.data=!0))}}}}}}}}}}}}}}}}}}}
if(valid0)errors=_errs0,vErrors!==null&&(_errs0?vErrors.length=_errs0:vErrors=null);else{let err0={instancePath,schemaPath:"\
#/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},message:"must match exactly one schema in oneOf"};vErrors===null?
vErrors=[err0]:vErrors.push(err0),errors++}return validate195.errors=vErrors,evaluated0.props=props0,errors===0}validate195.
evaluated={dynamicProps:!0,dynamicItems:!1};var v90=validate217;var pattern31=new RegExp("^wh_.+$","u");function validate217(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate217.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"mu\
st have required property 'id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.id!==void 0){let data0=data.
id;if(typeof data0=="string"){if(!pattern31.test(data0)){let err1={instancePath:instancePath+"/id",schemaPath:"#/propert\
ies/id/pattern",keyword:"pattern",params:{pattern:"^wh_.+$"},message:'must match pattern "^wh_.+$"'};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}}else{let err2={instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}}else{
let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?
vErrors=[err3]:vErrors.push(err3),errors++}return validate217.errors=vErrors,errors===0}validate217.evaluated={props:{id:!0},
dynamicProps:!1,dynamicItems:!1};var v91=validate218;function validate218(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate218.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),validate217(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate217.errors:vErrors.concat(validate217.errors),errors=vErrors.length),!(data&&typeof data=="object"&&
!Array.isArray(data))){let err0={instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"\
must be object"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}return validate218.errors=vErrors,errors===0}
validate218.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var v92=validate220,schema122={type:"object",description:"\
One page of the workspace's subscriptions.",required:["data"],properties:{data:{type:"array",description:"Subscriptions.",
items:{$ref:"defs#/$defs/WebhookSubscription"},examples:[[{id:"wh_01K9ORDERS",url:"https://hooks.acme.example/workspace-\
events",events:["pages.published","forms.submitted"],created_at:"2026-10-20T10:00:00.000Z",paused_until:null}]]},next_cursor:{
type:["string","null"],description:"The cursor of the next page. Opaque. Absent or `null` on the last page only: a page \
that has a cursor is not the last one, even if it has fewer records than the limit, or none.",examples:["eyJhZnRlciI6Ind\
oXzAxSzlPUkRFUlMifQ"]}}};function validate220(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate220.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.data===void 0){let err0={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required prop\
erty 'data'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.data!==void 0){let data0=data.data;if(Array.
isArray(data0)){let all0=vErrors;for(let i0=0;i0<data0.length;i0++){if(vErrors=null,errors=0,validate217(data0[i0],{instancePath:instancePath+
"/data/"+i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate217.errors:
vErrors.concat(validate217.errors),errors=vErrors.length),all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)
all0.push(error0);if(all0!==null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err1={instancePath:instancePath+
"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?
vErrors=[err1]:vErrors.push(err1),errors++}}if(data.next_cursor!==void 0){let data2=data.next_cursor;if(typeof data2!="s\
tring"&&data2!==null){let err2={instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/type",keyword:"\
type",params:{type:schema122.properties.next_cursor.type},message:"must be string,null"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate220.errors=vErrors,errors===0}validate220.
evaluated={props:{data:!0,next_cursor:!0},dynamicProps:!1,dynamicItems:!1};var v93=validate222;var pattern32=new RegExp("^ws_.+$","u");function validate222(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate222.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"mu\
st have required property 'id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.slug===void 0){let err1={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"slug"},message:"must have required prop\
erty 'slug'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.name===void 0){let err2={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};vErrors===null?
vErrors=[err2]:vErrors.push(err2),errors++}if(data.id!==void 0){let data0=data.id;if(typeof data0=="string"){if(!pattern32.
test(data0)){let err3={instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^ws_.+$"},message:'must match pattern "^ws_.+$"'};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}else{let err4={
instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}if(data.slug!==void 0){let data1=data.slug;if(typeof data1==
"string"){if(func1(data1)<1){let err5={instancePath:instancePath+"/slug",schemaPath:"#/properties/slug/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err5]:vErrors.push(
err5),errors++}}else{let err6={instancePath:instancePath+"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}if(data.name!==void 0&&
typeof data.name!="string"){let err7={instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}else{let err8={
instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=
[err8]:vErrors.push(err8),errors++}return validate222.errors=vErrors,errors===0}validate222.evaluated={props:{id:!0,slug:!0,
name:!0},dynamicProps:!1,dynamicItems:!1};var v94=validate223,schema124={type:"object",description:"One page of the work\
spaces that the token can access. The array is named `workspaces`, unlike `data` in other lists.",required:["workspaces"],
properties:{workspaces:{type:"array",description:"Workspaces.",items:{$ref:"defs#/$defs/Workspace"},examples:[[{id:"ws_0\
1K9ACME",slug:"acme",name:"Acme Coffee"}]]},next_cursor:{type:["string","null"],description:"The cursor of the next page\
. Opaque. Absent or `null` on the last page only: a page that has a cursor is not the last one, even if it has fewer rec\
ords than the limit, or none.",examples:["eyJhZnRlciI6IndzXzAxSzlHTE9CRVgifQ"]}}};function validate223(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate223.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data==
"object"&&!Array.isArray(data)){if(data.workspaces===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"workspaces"},message:"must have required property 'workspaces'"};vErrors===null?vErrors=
[err0]:vErrors.push(err0),errors++}if(data.workspaces!==void 0){let data0=data.workspaces;if(Array.isArray(data0)){let all0=vErrors;
for(let i0=0;i0<data0.length;i0++){if(vErrors=null,errors=0,validate222(data0[i0],{instancePath:instancePath+"/workspace\
s/"+i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate222.errors:vErrors.
concat(validate222.errors),errors=vErrors.length),all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)
all0.push(error0);if(all0!==null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err1={instancePath:instancePath+
"/workspaces",schemaPath:"#/properties/workspaces/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}}if(data.next_cursor!==void 0){let data2=data.next_cursor;if(typeof data2!=
"string"&&data2!==null){let err2={instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/type",keyword:"\
type",params:{type:schema124.properties.next_cursor.type},message:"must be string,null"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate223.errors=vErrors,errors===0}validate223.
evaluated={props:{workspaces:!0,next_cursor:!0},dynamicProps:!1,dynamicItems:!1};var v95=validate225;function validate225(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate225.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.workspace===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"workspace"},message:"must have required property 'wo\
rkspace'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}data.workspace!==void 0&&(validate222(data.workspace,
{instancePath:instancePath+"/workspace",parentData:data,parentDataProperty:"workspace",rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate222.errors:vErrors.concat(validate222.errors),errors=vErrors.length))}else{let err1={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err1]:vErrors.
push(err1),errors++}return validate225.errors=vErrors,errors===0}validate225.evaluated={props:{workspace:!0},dynamicProps:!1,
dynamicItems:!1};var documented={Agent:v0,AgentList:v1,AgentsActivatedEvent:v2,AgentsCreatedEvent:v3,AgentsDeactivatedEvent:v4,
ApiKey:v5,ApiKeyMinted:v6,Approval:v7,ApprovalDecisionRequest:v8,ApprovalList:v9,ApprovalsDecidedEvent:v10,ApprovalsRequestedEvent:v11,
Billing:v12,BillingStatus:v13,BillingUpdatedEvent:v14,Block:v15,ChangePlanRequest:v16,CliConfig:v17,ConflictKind:v18,CreateAgentRequest:v19,
CreateWebhookSubscriptionRequest:v20,CsvPage:v21,ErrorCode:v22,ErrorDetails:v23,ErrorEnvelope:v24,ErrorHint:v25,EventDataPayment:v26,
EventEnvelope:v27,ExchangeCodeRequest:v28,FieldError:v29,FieldErrorReason:v30,Form:v31,FormList:v32,FormsCreatedEvent:v33,
FormsSubmittedEvent:v34,Invoice:v35,InvoiceList:v36,JsonPatch:v37,JsonPatchOperation:v38,LogEntry:v39,LogList:v40,LogSource:v41,
Me:v42,MintTokenRequest:v43,NdjsonPage:v44,PageDocument:v45,PageList:v46,PagePublication:v47,PageSummary:v48,PagesCreatedEvent:v49,
PagesPublishedEvent:v50,PagesUpdatedEvent:v51,PaymentMethod:v52,PaymentsSucceededEvent:v53,Plan:v54,PlanChange:v55,ProxyUrl:v56,
ProxyUrlRequest:v57,RefreshSessionRequest:v58,RollbackPageRequest:v59,RotateSecretRequest:v60,Run:v61,RunList:v62,RunStatus:v63,
Scope:v64,Secret:v65,SecretList:v66,SecretsCreatedEvent:v67,SecretsDeletedEvent:v68,SecretsSuspendedEvent:v69,SecretsUpdatedEvent:v70,
SetPaymentMethodRequest:v71,SetSecretRequest:v72,Submission:v73,SubmissionList:v74,Theme:v75,ThemePublication:v76,ThemePublishedEvent:v77,
ThemeUpdatedEvent:v78,Token:v79,TokenSession:v80,TokensCreatedEvent:v81,TokensRevokedEvent:v82,TokensRotatedEvent:v83,TsonPage:v84,
Usage:v85,UsageLineItem:v86,User:v87,ValidationError:v88,WebhookEvent:v89,WebhookSubscription:v90,WebhookSubscriptionCreated:v91,
WebhookSubscriptionList:v92,Workspace:v93,WorkspaceList:v94,WorkspaceSwitched:v95};var v02=validate532;var formats02=/^(?:\d{4}-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?|\d{4}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])|\d{4}-?W(?:0[1-9]|[1-4]\d|5[0-3])(?:-?[1-7])?|\d{4}-?(?:[0-2]\d\d|3[0-6]\d))(?:[Tt](?:[01]\d|2[0-4])(?::?[0-5]\d(?::?(?:[0-5]\d|60))?)?(?:[.,]\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)?)?$/;
function validate532(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate532.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.id===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.name===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"name"},message:"must have required property 'name'"};vErrors===null?vErrors=[err1]:vErrors.
push(err1),errors++}if(data.status===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
status"},message:"must have required property 'status'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.
created_at===void 0){let err3={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_\
at"},message:"must have required property 'created_at'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.
id!==void 0&&typeof data.id!="string"){let err4={instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.
name!==void 0&&typeof data.name!="string"){let err5={instancePath:instancePath+"/name",schemaPath:"#/properties/name/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}
if(data.status!==void 0&&typeof data.status!="string"){let err6={instancePath:instancePath+"/status",schemaPath:"#/prope\
rties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err6]:vErrors.
push(err6),errors++}if(data.created_at!==void 0){let data3=data.created_at;if(typeof data3=="string"){if(!formats02.test(
data3)){let err7={instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{
format:"iso-8601"},message:'must match format "iso-8601"'};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}else{
let err8={instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"\
string"},message:"must be string"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}}else{let err9={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err9]:vErrors.
push(err9),errors++}return validate532.errors=vErrors,errors===0}validate532.evaluated={props:{id:!0,name:!0,status:!0,created_at:!0},
dynamicProps:!1,dynamicItems:!1};var v110=validate542;var pattern33=new RegExp("^agt_.","u");function validate542(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate542.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="string"){if(!pattern33.test(data)){let err0={
instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^agt_."},message:'must match pattern "^agt_."'};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}}else{let err1={instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate542.errors=
vErrors,errors===0}validate542.evaluated={dynamicProps:!1,dynamicItems:!1};var v210=validate55,schema22={$id:"v2",type:"\
string",enum:["inactive","active"]};function validate55(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate55.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){let err0={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),
errors++}if(!(data==="inactive"||data==="active")){let err1={instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema22.
enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate55.
errors=vErrors,errors===0}validate55.evaluated={dynamicProps:!1,dynamicItems:!1};var v310=validate562;function validate562(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate562.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.id===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.agent_id===void 0){let err1={instancePath,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"agent_id"},message:"must have required property 'agent_id'"};vErrors===null?
vErrors=[err1]:vErrors.push(err1),errors++}if(data.run_id===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"run_id"},message:"must have required property 'run_id'"};vErrors===null?vErrors=[err2]:
vErrors.push(err2),errors++}if(data.status===void 0){let err3={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"status"},message:"must have required property 'status'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),
errors++}if(data.action===void 0){let err4={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
action"},message:"must have required property 'action'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.
payload===void 0){let err5={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"payload"},message:"\
must have required property 'payload'"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(data.created_at===void 0){
let err6={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"},message:"must ha\
ve required property 'created_at'"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(data.id!==void 0&&typeof data.
id!="string"){let err7={instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}if(data.agent_id!==void 0&&typeof data.
agent_id!="string"){let err8={instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}if(data.run_id!==
void 0&&typeof data.run_id!="string"){let err9={instancePath:instancePath+"/run_id",schemaPath:"#/properties/run_id/type",
keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}
if(data.status!==void 0&&typeof data.status!="string"){let err10={instancePath:instancePath+"/status",schemaPath:"#/prop\
erties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err10]:vErrors.
push(err10),errors++}if(data.action!==void 0&&typeof data.action!="string"){let err11={instancePath:instancePath+"/actio\
n",schemaPath:"#/properties/action/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err11]:vErrors.push(err11),errors++}if(data.payload!==void 0){let data5=data.payload;if(!(data5&&typeof data5==
"object"&&!Array.isArray(data5))){let err12={instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/type",
keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}}
if(data.created_at!==void 0){let data6=data.created_at;if(typeof data6=="string"){if(!formats02.test(data6)){let err13={
instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"iso\
-8601"},message:'must match format "iso-8601"'};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}}else{let err14={
instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}}}else{let err15={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err15]:vErrors.push(err15),
errors++}return validate562.errors=vErrors,errors===0}validate562.evaluated={props:{id:!0,agent_id:!0,run_id:!0,status:!0,
action:!0,payload:!0,created_at:!0},dynamicProps:!1,dynamicItems:!1};var v410=validate572;var pattern42=new RegExp("^apr_.","u");function validate572(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate572.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="string"){if(!pattern42.test(data)){let err0={
instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^apr_."},message:'must match pattern "^apr_."'};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}}else{let err1={instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate572.errors=
vErrors,errors===0}validate572.evaluated={dynamicProps:!1,dynamicItems:!1};var v510=validate58;var pattern52=new RegExp("^run_.","u");function validate58(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate58.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="string"){if(!pattern52.test(data)){let err0={
instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^run_."},message:'must match pattern "^run_."'};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}}else{let err1={instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate58.errors=
vErrors,errors===0}validate58.evaluated={dynamicProps:!1,dynamicItems:!1};var v610=validate592,schema26={$id:"v6",type:"\
string",enum:["pending","approved","denied"]};function validate592(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate592.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){let err0={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),
errors++}if(!(data==="pending"||data==="approved"||data==="denied")){let err1={instancePath,schemaPath:"#/enum",keyword:"\
enum",params:{allowedValues:schema26.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}return validate592.errors=vErrors,errors===0}validate592.evaluated={dynamicProps:!1,dynamicItems:!1};
var v710=validate60;function validate612(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate612.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.id===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.name===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"name"},message:"must have required property 'name'"};vErrors===null?vErrors=[err1]:vErrors.
push(err1),errors++}if(data.id!==void 0&&typeof data.id!="string"){let err2={instancePath:instancePath+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}if(data.name!==void 0&&typeof data.name!="string"){let err3={instancePath:instancePath+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.
push(err3),errors++}}else{let err4={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}return validate612.errors=vErrors,errors===0}validate612.
evaluated={props:{id:!0,name:!0},dynamicProps:!1,dynamicItems:!1};function validate632(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate632.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.type===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.last4===void 0){let err1={instancePath,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"last4"},message:"must have required property 'last4'"};vErrors===null?
vErrors=[err1]:vErrors.push(err1),errors++}}else{let err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}return validate632.errors=vErrors,
errors===0}validate632.evaluated={props:{type:!0,last4:!0},dynamicProps:!1,dynamicItems:!1};function validate60(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate60.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data==
"object"&&!Array.isArray(data)){if(data.plan===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"plan"},message:"must have required property 'plan'"};vErrors===null?vErrors=[err0]:vErrors.push(
err0),errors++}if(data.status===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
status"},message:"must have required property 'status'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.
current_period_start===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
current_period_start"},message:"must have required property 'current_period_start'"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}if(data.current_period_end===void 0){let err3={instancePath,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"current_period_end"},message:"must have required property 'current_period_end'"};vErrors===null?
vErrors=[err3]:vErrors.push(err3),errors++}if(data.payment_method===void 0){let err4={instancePath,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"payment_method"},message:"must have required property 'payment_method'"};
vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.plan!==void 0&&(validate612(data.plan,{instancePath:instancePath+
"/plan",parentData:data,parentDataProperty:"plan",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate612.errors:
vErrors.concat(validate612.errors),errors=vErrors.length)),data.status!==void 0&&typeof data.status!="string"){let err5={
instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(data.current_period_start!==void 0){let data2=data.
current_period_start;if(typeof data2=="string"){if(!formats02.test(data2)){let err6={instancePath:instancePath+"/current\
_period_start",schemaPath:"#/properties/current_period_start/format",keyword:"format",params:{format:"iso-8601"},message:'\
must match format "iso-8601"'};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}else{let err7={instancePath:instancePath+
"/current_period_start",schemaPath:"#/properties/current_period_start/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}if(data.current_period_end!==void 0){let data3=data.
current_period_end;if(typeof data3=="string"){if(!formats02.test(data3)){let err8={instancePath:instancePath+"/current_p\
eriod_end",schemaPath:"#/properties/current_period_end/format",keyword:"format",params:{format:"iso-8601"},message:'must\
 match format "iso-8601"'};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}else{let err9={instancePath:instancePath+
"/current_period_end",schemaPath:"#/properties/current_period_end/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}if(data.payment_method!==void 0){let data4=data.
payment_method,_errs9=errors,valid1=!1,passing0=null,_errs10=errors;validate632(data4,{instancePath:instancePath+"/payme\
nt_method",parentData:data,parentDataProperty:"payment_method",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate632.
errors:vErrors.concat(validate632.errors),errors=vErrors.length);var _valid0=_errs10===errors;if(_valid0){valid1=!0,passing0=
0;var props0={};props0.type=!0,props0.last4=!0}let _errs11=errors;if(data4!==null){let err10={instancePath:instancePath+
"/payment_method",schemaPath:"#/properties/payment_method/oneOf/1/type",keyword:"type",params:{type:"null"},message:"mus\
t be null"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}var _valid0=_errs11===errors;if(_valid0&&valid1?
(valid1=!1,passing0=[passing0,1]):_valid0&&(valid1=!0,passing0=1),valid1)errors=_errs9,vErrors!==null&&(_errs9?vErrors.length=
_errs9:vErrors=null);else{let err11={instancePath:instancePath+"/payment_method",schemaPath:"#/properties/payment_method\
/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},message:"must match exactly one schema in oneOf"};vErrors===null?
vErrors=[err11]:vErrors.push(err11),errors++}}}else{let err12={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}return validate60.errors=
vErrors,errors===0}validate60.evaluated={props:{plan:!0,status:!0,current_period_start:!0,current_period_end:!0,payment_method:!0},
dynamicProps:!1,dynamicItems:!1};var v810=validate65;function validate662(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate662.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.metric===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"metric"},message:"must have required property 'metri\
c'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.quantity===void 0){let err1={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"quantity"},message:"must have required property 'quantity'"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.unit===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"unit"},message:"must have required property 'unit'"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}if(data.metric!==void 0&&typeof data.metric!="string"){let err3={instancePath:instancePath+"/metric",
schemaPath:"#/properties/metric/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err3]:vErrors.push(err3),errors++}if(data.quantity!==void 0&&typeof data.quantity!="number"){let err4={instancePath:instancePath+
"/quantity",schemaPath:"#/properties/quantity/type",keyword:"type",params:{type:"number"},message:"must be number"};vErrors===
null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.unit!==void 0&&typeof data.unit!="string"){let err5={instancePath:instancePath+
"/unit",schemaPath:"#/properties/unit/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err5]:vErrors.push(err5),errors++}}else{let err6={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}return validate662.errors=vErrors,
errors===0}validate662.evaluated={props:{metric:!0,quantity:!0,unit:!0},dynamicProps:!1,dynamicItems:!1};function validate65(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate65.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.line_items===void 0){let err0={instancePath,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"line_items"},message:"must have required property 'line_items'"};vErrors===null?
vErrors=[err0]:vErrors.push(err0),errors++}if(data.line_items!==void 0){let data0=data.line_items;if(Array.isArray(data0)){
let all0=vErrors;for(let i0=0;i0<data0.length;i0++){if(vErrors=null,errors=0,validate662(data0[i0],{instancePath:instancePath+
"/line_items/"+i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate662.
errors:vErrors.concat(validate662.errors),errors=vErrors.length),all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)
all0.push(error0);if(all0!==null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err1={instancePath:instancePath+
"/line_items",schemaPath:"#/properties/line_items/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}}}else{let err2={instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}return validate65.errors=
vErrors,errors===0}validate65.evaluated={props:{line_items:!0},dynamicProps:!1,dynamicItems:!1};var v96=validate682;function validate682(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate682.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.id===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.period_start===void 0){let err1={instancePath,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"period_start"},message:"must have required property 'period_start'"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.period_end===void 0){let err2={instancePath,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"period_end"},message:"must have required property 'period_end'"};vErrors===
null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.amount===void 0){let err3={instancePath,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"amount"},message:"must have required property 'amount'"};vErrors===null?vErrors=
[err3]:vErrors.push(err3),errors++}if(data.currency===void 0){let err4={instancePath,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"currency"},message:"must have required property 'currency'"};vErrors===null?vErrors=[err4]:
vErrors.push(err4),errors++}if(data.status===void 0){let err5={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"status"},message:"must have required property 'status'"};vErrors===null?vErrors=[err5]:vErrors.push(err5),
errors++}if(data.pdf_url===void 0){let err6={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
pdf_url"},message:"must have required property 'pdf_url'"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(data.
currency!==void 0&&typeof data.currency!="string"){let err7={instancePath:instancePath+"/currency",schemaPath:"#/propert\
ies/currency/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err7]:vErrors.
push(err7),errors++}if(data.status!==void 0&&typeof data.status!="string"){let err8={instancePath:instancePath+"/status",
schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err8]:vErrors.push(err8),errors++}}else{let err9={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}return validate682.errors=vErrors,errors===
0}validate682.evaluated={props:{id:!0,period_start:!0,period_end:!0,amount:!0,currency:!0,status:!0,pdf_url:!0},dynamicProps:!1,
dynamicItems:!1};var v102=validate69;var pattern62=new RegExp("^([A-Z]{3}|[0-9]{3})$","u");function validate69(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate69.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="string"){if(!pattern62.test(data)){
let err0={instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^([A-Z]{3}|[0-9]{3})$"},message:'must m\
atch pattern "^([A-Z]{3}|[0-9]{3})$"'};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}else{let err1={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err1]:vErrors.
push(err1),errors++}return validate69.errors=vErrors,errors===0}validate69.evaluated={dynamicProps:!1,dynamicItems:!1};var v112=validate702,
schema34={$id:"v11",type:"string",enum:["draft","open","paid","void","uncollectible"]};function validate702(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate702.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!="s\
tring"){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data==="draft"||data==="open"||data==="paid"||data==="void"||data===
"uncollectible")){let err1={instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema34.enum},message:"\
must be equal to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate702.
errors=vErrors,errors===0}validate702.evaluated={dynamicProps:!1,dynamicItems:!1};var v122=validate71,schema35={type:"ob\
ject",description:"A form, as defined in the form editor. Forms are read-only in this API.",required:["id","name","schem\
a_table","fields","submit_label"],properties:{id:{type:"string",description:"The form's id.",examples:["frm_01K9CONTACT"]},
name:{type:"string",description:"A human-readable name.",examples:["Contact us"]},schema_table:{type:"string",description:"\
The table that stores submissions.",examples:["contact_messages"]},fields:{type:"array",description:"The names of the fo\
rm's fields, in order. Each is a column of `schema_table`.",items:{type:"string",description:"A field's name.",examples:[
"email"]},examples:[["name","email","message"]]},submit_label:{type:"string",description:"The label of the submit button\
.",examples:["Send"]},on_submit:{type:["object","null"],"x-provisional-part":"A form without a capability may have null \
instead of no member.",description:"The capability that is invoked after a submission is recorded. Absent or `null` if t\
here is none.\n\nProvisional: A form without a capability may have null instead of no member.",required:["capability","a\
rgs"],properties:{capability:{type:"string",description:"The capability's name.",examples:["email.send"]},args:{description:"\
The input of the capability. Its shape is defined by the capability.",examples:[{to:"owner@acme.example"}]}},examples:[{
capability:"email.send",args:{to:"owner@acme.example"}}]}}};function validate71(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate71.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(
data)){if(data.id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"i\
d"},message:"must have required property 'id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.name===
void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must \
have required property 'name'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.schema_table===void 0){
let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schema_table"},message:"must \
have required property 'schema_table'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.fields===void 0){
let err3={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"fields"},message:"must have r\
equired property 'fields'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.submit_label===void 0){let err4={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"submit_label"},message:"must have requi\
red property 'submit_label'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.id!==void 0&&typeof data.
id!="string"){let err5={instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(data.name!==void 0&&typeof data.
name!="string"){let err6={instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"\
string"},message:"must be string"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(data.schema_table!==void 0&&
typeof data.schema_table!="string"){let err7={instancePath:instancePath+"/schema_table",schemaPath:"#/properties/schema_\
table/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err7]:vErrors.push(err7),
errors++}if(data.fields!==void 0){let data3=data.fields;if(Array.isArray(data3)){let all0=vErrors;for(let i0=0;i0<data3.
length;i0++){if(vErrors=null,errors=0,typeof data3[i0]!="string"){let err8={instancePath:instancePath+"/fields/"+i0,schemaPath:"\
#/properties/fields/items/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[
err8]:vErrors.push(err8),errors++}if(all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)all0.push(
error0);if(all0!==null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err9={instancePath:instancePath+
"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===
null?vErrors=[err9]:vErrors.push(err9),errors++}}if(data.submit_label!==void 0&&typeof data.submit_label!="string"){let err10={
instancePath:instancePath+"/submit_label",schemaPath:"#/properties/submit_label/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}if(data.on_submit!==void 0){let data6=data.
on_submit;if(!(data6&&typeof data6=="object"&&!Array.isArray(data6))&&data6!==null){let err11={instancePath:instancePath+
"/on_submit",schemaPath:"#/properties/on_submit/type",keyword:"type",params:{type:schema35.properties.on_submit.type},message:"\
must be object,null"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}if(data6&&typeof data6=="object"&&!Array.
isArray(data6)){if(data6.capability===void 0){let err12={instancePath:instancePath+"/on_submit",schemaPath:"#/properties\
/on_submit/required",keyword:"required",params:{missingProperty:"capability"},message:"must have required property 'capa\
bility'"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}if(data6.args===void 0){let err13={instancePath:instancePath+
"/on_submit",schemaPath:"#/properties/on_submit/required",keyword:"required",params:{missingProperty:"args"},message:"mu\
st have required property 'args'"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}if(data6.capability!==void 0&&
typeof data6.capability!="string"){let err14={instancePath:instancePath+"/on_submit/capability",schemaPath:"#/properties\
/on_submit/properties/capability/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err14]:vErrors.push(err14),errors++}}}}else{let err15={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}return validate71.errors=vErrors,
errors===0}validate71.evaluated={props:{id:!0,name:!0,schema_table:!0,fields:!0,submit_label:!0,on_submit:!0},dynamicProps:!1,
dynamicItems:!1};var v132=validate722;var pattern72=new RegExp("^frm_.","u");function validate722(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate722.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="string"){if(!pattern72.test(data)){let err0={
instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^frm_."},message:'must match pattern "^frm_."'};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}}else{let err1={instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate722.errors=
vErrors,errors===0}validate722.evaluated={dynamicProps:!1,dynamicItems:!1};var v142=validate73;function validate73(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate73.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.id===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.form_id===void 0){let err1={instancePath,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"form_id"},message:"must have required property 'form_id'"};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}if(data.data===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"data"},message:"must have required property 'data'"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}if(data.submitted_at===void 0){let err3={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"submitted_at"},message:"must have required property 'submitted_at'"};vErrors===null?vErrors=[err3]:vErrors.
push(err3),errors++}if(data.id!==void 0&&typeof data.id!="string"){let err4={instancePath:instancePath+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.
push(err4),errors++}if(data.form_id!==void 0&&typeof data.form_id!="string"){let err5={instancePath:instancePath+"/form_\
id",schemaPath:"#/properties/form_id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err5]:vErrors.push(err5),errors++}if(data.data!==void 0){let data2=data.data;if(!(data2&&typeof data2=="object"&&
!Array.isArray(data2))){let err6={instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{
type:"object"},message:"must be object"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}if(data.submitted_at!==
void 0){let data3=data.submitted_at;if(typeof data3=="string"){if(!formats02.test(data3)){let err7={instancePath:instancePath+
"/submitted_at",schemaPath:"#/properties/submitted_at/format",keyword:"format",params:{format:"iso-8601"},message:'must \
match format "iso-8601"'};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}else{let err8={instancePath:instancePath+
"/submitted_at",schemaPath:"#/properties/submitted_at/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}}else{let err9={instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}return validate73.
errors=vErrors,errors===0}validate73.evaluated={props:{id:!0,form_id:!0,data:!0,submitted_at:!0},dynamicProps:!1,dynamicItems:!1};
var v152=validate742;var pattern82=new RegExp("^sub_.","u");function validate742(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate742.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="string"){if(!pattern82.test(data)){let err0={
instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^sub_."},message:'must match pattern "^sub_."'};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}}else{let err1={instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate742.errors=
vErrors,errors===0}validate742.evaluated={dynamicProps:!1,dynamicItems:!1};var v162=validate752;function validate752(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate752.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.has_more===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"has_more"},message:"must have required property 'has\
_more'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.has_more!==void 0&&typeof data.has_more!="boo\
lean"){let err1={instancePath:instancePath+"/has_more",schemaPath:"#/properties/has_more/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}return validate752.errors=
vErrors,errors===0}validate752.evaluated={props:{has_more:!0},dynamicProps:!1,dynamicItems:!1};var v172=validate76;function validate772(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate772.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.id===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.email===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"email"},message:"must have required property 'email'"};vErrors===null?vErrors=[err1]:
vErrors.push(err1),errors++}if(data.id!==void 0&&typeof data.id!="string"){let err2={instancePath:instancePath+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}if(data.email!==void 0&&typeof data.email!="string"){let err3={instancePath:instancePath+"/email",schemaPath:"\
#/properties/email/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.
push(err3),errors++}}else{let err4={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}return validate772.errors=vErrors,errors===0}validate772.
evaluated={props:{id:!0,email:!0},dynamicProps:!1,dynamicItems:!1};function validate792(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate792.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.id===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.scopes===void 0){let err1={instancePath,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"scopes"},message:"must have required property 'scopes'"};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}if(data.mode===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"mode"},message:"must have required property 'mode'"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}if(data.id!==void 0&&typeof data.id!="string"){let err3={instancePath:instancePath+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.
push(err3),errors++}if(data.scopes!==void 0){let data1=data.scopes;if(Array.isArray(data1)){let all0=vErrors;for(let i0=0;i0<
data1.length;i0++){if(vErrors=null,errors=0,typeof data1[i0]!="string"){let err4={instancePath:instancePath+"/scopes/"+i0,
schemaPath:"#/properties/scopes/items/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err4]:vErrors.push(err4),errors++}if(all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)
all0.push(error0);if(all0!==null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err5={instancePath:instancePath+
"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===
null?vErrors=[err5]:vErrors.push(err5),errors++}}if(data.mode!==void 0&&typeof data.mode!="string"){let err6={instancePath:instancePath+
"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err6]:vErrors.push(err6),errors++}}else{let err7={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}return validate792.errors=vErrors,
errors===0}validate792.evaluated={props:{id:!0,scopes:!0,mode:!0},dynamicProps:!1,dynamicItems:!1};var func12=require_ucs2length().
default;function validate76(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate76.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.user===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"user"},message:"must have required property 'user'"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.token===void 0){let err1={instancePath,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"token"},message:"must have required property 'token'"};vErrors===null?
vErrors=[err1]:vErrors.push(err1),errors++}if(data.workspace===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"workspace"},message:"must have required property 'workspace'"};vErrors===null?vErrors=
[err2]:vErrors.push(err2),errors++}if(data.user!==void 0&&(validate772(data.user,{instancePath:instancePath+"/user",parentData:data,
parentDataProperty:"user",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate772.errors:vErrors.concat(validate772.
errors),errors=vErrors.length)),data.token!==void 0&&(validate792(data.token,{instancePath:instancePath+"/token",parentData:data,
parentDataProperty:"token",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate792.errors:vErrors.concat(validate792.
errors),errors=vErrors.length)),data.workspace!==void 0){let data2=data.workspace;if(data2&&typeof data2=="object"&&!Array.
isArray(data2)){if(data2.slug===void 0){let err3={instancePath:instancePath+"/workspace",schemaPath:"#/properties/worksp\
ace/required",keyword:"required",params:{missingProperty:"slug"},message:"must have required property 'slug'"};vErrors===
null?vErrors=[err3]:vErrors.push(err3),errors++}if(data2.slug!==void 0){let data3=data2.slug;if(typeof data3=="string"){
if(func12(data3)<1){let err4={instancePath:instancePath+"/workspace/slug",schemaPath:"#/properties/workspace/properties/\
slug/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=
[err4]:vErrors.push(err4),errors++}}else{let err5={instancePath:instancePath+"/workspace/slug",schemaPath:"#/properties/\
workspace/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[
err5]:vErrors.push(err5),errors++}}}else{let err6={instancePath:instancePath+"/workspace",schemaPath:"#/properties/works\
pace/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err6]:vErrors.push(err6),
errors++}}}else{let err7={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}return validate76.errors=vErrors,errors===0}validate76.evaluated=
{props:{user:!0,token:!0,workspace:!0},dynamicProps:!1,dynamicItems:!1};var v182=validate81;var pattern92=new RegExp("^usr_.","u");function validate81(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate81.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="string"){if(!pattern92.test(data)){let err0={
instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^usr_."},message:'must match pattern "^usr_."'};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}}else{let err1={instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate81.errors=
vErrors,errors===0}validate81.evaluated={dynamicProps:!1,dynamicItems:!1};var v192=validate822;var pattern10=new RegExp("^tok_.","u");function validate822(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate822.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="string"){if(!pattern10.test(data)){let err0={
instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^tok_."},message:'must match pattern "^tok_."'};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}}else{let err1={instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate822.errors=
vErrors,errors===0}validate822.evaluated={dynamicProps:!1,dynamicItems:!1};var v202=validate832,schema452={$id:"v20",type:"\
string",enum:["live","test"]};function validate832(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate832.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){let err0={instancePath,schemaPath:"#/type",keyword:"type",
params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data==="\
live"||data==="test")){let err1={instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema452.enum},message:"\
must be equal to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate832.
errors=vErrors,errors===0}validate832.evaluated={dynamicProps:!1,dynamicItems:!1};var v212=validate842;function validate842(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate842.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.ts===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"ts"},message:"must have required property 'ts'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.level===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"level"},message:"must have required property 'level'"};vErrors===null?vErrors=[err1]:
vErrors.push(err1),errors++}if(data.source===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"source"},message:"must have required property 'source'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),
errors++}if(data.message===void 0){let err3={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
message"},message:"must have required property 'message'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.
request_id===void 0){let err4={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"request_\
id"},message:"must have required property 'request_id'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.
ts!==void 0){let data0=data.ts;if(typeof data0=="string"){if(!formats02.test(data0)){let err5={instancePath:instancePath+
"/ts",schemaPath:"#/properties/ts/format",keyword:"format",params:{format:"iso-8601"},message:'must match format "iso-86\
01"'};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}else{let err6={instancePath:instancePath+"/ts",schemaPath:"\
#/properties/ts/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err6]:vErrors.
push(err6),errors++}}if(data.level!==void 0&&typeof data.level!="string"){let err7={instancePath:instancePath+"/level",schemaPath:"\
#/properties/level/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err7]:vErrors.
push(err7),errors++}if(data.source!==void 0&&typeof data.source!="string"){let err8={instancePath:instancePath+"/source",
schemaPath:"#/properties/source/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err8]:vErrors.push(err8),errors++}if(data.message!==void 0&&typeof data.message!="string"){let err9={instancePath:instancePath+
"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err9]:vErrors.push(err9),errors++}if(data.request_id!==void 0&&typeof data.request_id!="string"){let err10={
instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}else{let err11={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err11]:vErrors.push(err11),
errors++}return validate842.errors=vErrors,errors===0}validate842.evaluated={props:{ts:!0,level:!0,source:!0,message:!0,
request_id:!0},dynamicProps:!1,dynamicItems:!1};var v222=validate852;var pattern11=new RegExp("^.*[.,]\\d{3,}([Zz]|[+-]\\d{2}(:?\\d{2})?)?$","u");function validate852(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate852.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="s\
tring"){if(!pattern11.test(data)){let err0={instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^.*[.\
,]\\d{3,}([Zz]|[+-]\\d{2}(:?\\d{2})?)?$"},message:'must match pattern "^.*[.,]\\d{3,}([Zz]|[+-]\\d{2}(:?\\d{2})?)?$"'};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(!formats02.test(data)){let err1={instancePath,schemaPath:"#/format",keyword:"\
format",params:{format:"iso-8601"},message:'must match format "iso-8601"'};vErrors===null?vErrors=[err1]:vErrors.push(err1),
errors++}}else{let err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};
vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}return validate852.errors=vErrors,errors===0}validate852.evaluated=
{dynamicProps:!1,dynamicItems:!1};var v232=validate862,schema48={$id:"v23",type:"string",enum:["debug","info","warn","er\
ror"]};function validate862(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate862.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),typeof data!="string"){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data==="debug"||data===
"info"||data==="warn"||data==="error")){let err1={instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema48.
enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate862.
errors=vErrors,errors===0}validate862.evaluated={dynamicProps:!1,dynamicItems:!1};var v242=validate872,schema492={$id:"v\
24",type:"string",enum:["request","capability","agent"]};function validate872(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate872.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){let err0={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}if(!(data==="request"||data==="capability"||data==="agent")){let err1={instancePath,schemaPath:"#/en\
um",keyword:"enum",params:{allowedValues:schema492.enum},message:"must be equal to one of the allowed values"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}return validate872.errors=vErrors,errors===0}validate872.evaluated={dynamicProps:!1,
dynamicItems:!1};var v252=validate882;function validate882(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate882.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.access_token===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"access_token"},message:"must have required property \
'access_token'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.refresh_token===void 0){let err1={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"refresh_token"},message:"must have required property\
 'refresh_token'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.expires_in===void 0){let err2={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"expires_in"},message:"must have required property 'e\
xpires_in'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.token_type===void 0){let err3={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"token_type"},message:"must have required property 't\
oken_type'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.access_token!==void 0&&typeof data.access_token!=
"string"){let err4={instancePath:instancePath+"/access_token",schemaPath:"#/properties/access_token/type",keyword:"type",
params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.refresh_token!==
void 0){let data1=data.refresh_token;if(typeof data1=="string"){if(func12(data1)<1){let err5={instancePath:instancePath+
"/refresh_token",schemaPath:"#/properties/refresh_token/minLength",keyword:"minLength",params:{limit:1},message:"must NO\
T have fewer than 1 characters"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}else{let err6={instancePath:instancePath+
"/refresh_token",schemaPath:"#/properties/refresh_token/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}if(data.expires_in!==void 0){let data2=data.expires_in;
if(!(typeof data2=="number"&&!(data2%1)&&!isNaN(data2))){let err7={instancePath:instancePath+"/expires_in",schemaPath:"#\
/properties/expires_in/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err7]:
vErrors.push(err7),errors++}if(typeof data2=="number"&&(data2<1||isNaN(data2))){let err8={instancePath:instancePath+"/ex\
pires_in",schemaPath:"#/properties/expires_in/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must \
be >= 1"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}if(data.token_type!==void 0){let data3=data.token_type;
if(typeof data3!="string"){let err9={instancePath:instancePath+"/token_type",schemaPath:"#/properties/token_type/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}if(data3!==
"Bearer"){let err10={instancePath:instancePath+"/token_type",schemaPath:"#/properties/token_type/const",keyword:"const",
params:{allowedValue:"Bearer"},message:"must be equal to constant"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}}else{
let err11={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?
vErrors=[err11]:vErrors.push(err11),errors++}return validate882.errors=vErrors,errors===0}validate882.evaluated={props:{
access_token:!0,refresh_token:!0,expires_in:!0,token_type:!0},dynamicProps:!1,dynamicItems:!1};var v262=validate892;var wrapper02={validate:validate902};function validate902(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate902.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
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
let all0=vErrors;for(let i0=0;i0<data2.length;i0++){if(vErrors=null,errors=0,wrapper02.validate(data2[i0],{instancePath:instancePath+
"/children/"+i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?wrapper02.validate.
errors:vErrors.concat(wrapper02.validate.errors),errors=vErrors.length),all0===null)all0=vErrors;else if(vErrors!==null)
for(let error0 of vErrors)all0.push(error0);if(all0!==null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.
length}else{let err4={instancePath:instancePath+"/children",schemaPath:"#/properties/children/type",keyword:"type",params:{
type:"array"},message:"must be array"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}}else{let err5={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err5]:vErrors.
push(err5),errors++}return validate902.errors=vErrors,errors===0}validate902.evaluated={props:{block:!0,props:!0,children:!0},
dynamicProps:!1,dynamicItems:!1};function validate892(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate892.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
version===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"version"},message:"\
must have required property 'version'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.metadata===void 0){
let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have\
 required property 'metadata'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.schema===void 0){let err2={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schema"},message:"must have required pr\
operty 'schema'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.tree===void 0){let err3={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"tree"},message:"must have required property 'tree'"};
vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.version!==void 0&&typeof data.version!="string"){let err4={
instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.metadata!==void 0){let data1=data.metadata;
if(data1&&typeof data1=="object"&&!Array.isArray(data1)){if(data1.slug===void 0){let err5={instancePath:instancePath+"/m\
etadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty:"slug"},message:"must ha\
ve required property 'slug'"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(data1.title===void 0){let err6={
instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty:"\
title"},message:"must have required property 'title'"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(data1.
slug!==void 0&&typeof data1.slug!="string"){let err7={instancePath:instancePath+"/metadata/slug",schemaPath:"#/propertie\
s/metadata/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err7]:vErrors.push(err7),errors++}if(data1.title!==void 0&&typeof data1.title!="string"){let err8={instancePath:instancePath+
"/metadata/title",schemaPath:"#/properties/metadata/properties/title/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}else{let err9={instancePath:instancePath+"/m\
etadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===
null?vErrors=[err9]:vErrors.push(err9),errors++}}if(data.schema!==void 0){let data4=data.schema;if(!(data4&&typeof data4==
"object"&&!Array.isArray(data4))){let err10={instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}if(data.
tree!==void 0){let data5=data.tree;if(validate902(data5,{instancePath:instancePath+"/tree",parentData:data,parentDataProperty:"\
tree",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate902.errors:vErrors.concat(validate902.errors),errors=vErrors.
length),data5&&typeof data5=="object"&&!Array.isArray(data5)){if(data5.block!==void 0){let data6=data5.block;if(typeof data6!=
"string"){let err11={instancePath:instancePath+"/tree/block",schemaPath:"#/properties/tree/allOf/1/properties/block/type",
keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}
if(data6!=="NavShell"){let err12={instancePath:instancePath+"/tree/block",schemaPath:"#/properties/tree/allOf/1/properti\
es/block/const",keyword:"const",params:{allowedValue:"NavShell"},message:"must be equal to constant"};vErrors===null?vErrors=
[err12]:vErrors.push(err12),errors++}}}else{let err13={instancePath:instancePath+"/tree",schemaPath:"#/properties/tree/a\
llOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err13]:vErrors.push(
err13),errors++}}}else{let err14={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}return validate892.errors=vErrors,errors===0}validate892.
evaluated={props:{version:!0,metadata:!0,schema:!0,tree:!0},dynamicProps:!1,dynamicItems:!1};var v272=validate92;function validate92(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate92.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),typeof data!="string"){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}return validate92.errors=vErrors,
errors===0}validate92.evaluated={dynamicProps:!1,dynamicItems:!1};var v282=validate932;function validate932(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate932.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),typeof data!="string"){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data!=="NavShell"){let err1={
instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue:"NavShell"},message:"must be equal to constant"};
vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate932.errors=vErrors,errors===0}validate932.evaluated=
{dynamicProps:!1,dynamicItems:!1};var v292=validate94;function validate94(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate94.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(
data)){if(data.block===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
block"},message:"must have required property 'block'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.
props===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"props"},message:"\
must have required property 'props'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.block!==void 0&&
typeof data.block!="string"){let err2={instancePath:instancePath+"/block",schemaPath:"#/properties/block/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.
props!==void 0){let data1=data.props;if(!(data1&&typeof data1=="object"&&!Array.isArray(data1))){let err3={instancePath:instancePath+
"/props",schemaPath:"#/properties/props/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===
null?vErrors=[err3]:vErrors.push(err3),errors++}}if(data.children!==void 0){let data2=data.children;if(Array.isArray(data2)){
let all0=vErrors;for(let i0=0;i0<data2.length;i0++){if(vErrors=null,errors=0,validate902(data2[i0],{instancePath:instancePath+
"/children/"+i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate902.errors:
vErrors.concat(validate902.errors),errors=vErrors.length),all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)
all0.push(error0);if(all0!==null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err4={instancePath:instancePath+
"/children",schemaPath:"#/properties/children/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===
null?vErrors=[err4]:vErrors.push(err4),errors++}}}else{let err5={instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}return validate94.errors=
vErrors,errors===0}validate94.evaluated={props:{block:!0,props:!0,children:!0},dynamicProps:!1,dynamicItems:!1};var v302=validate962;var pattern122=new RegExp("^page_.","u");function validate962(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate962.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="string"){if(!pattern122.test(data)){let err0={
instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^page_."},message:'must match pattern "^page_."'};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}else{let err1={instancePath,schemaPath:"#/type",keyword:"type",
params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate962.
errors=vErrors,errors===0}validate962.evaluated={dynamicProps:!1,dynamicItems:!1};var v312=validate972,schema57={$id:"v3\
1",type:"string",enum:["pending","running","awaiting_approval","completed","failed","denied"]};function validate972(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate972.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!=
"string"){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data==="pending"||data==="running"||data==="awaiting_approval"||data===
"completed"||data==="failed"||data==="denied")){let err1={instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema57.
enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate972.
errors=vErrors,errors===0}validate972.evaluated={dynamicProps:!1,dynamicItems:!1};var v322=validate982;var pattern132=new RegExp("^[^\\s:]+:\\S+$","u");function validate982(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate982.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="string"){if(!pattern132.test(
data)){let err0={instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[^\\s:]+:\\S+$"},message:'must \
match pattern "^[^\\s:]+:\\S+$"'};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}else{let err1={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err1]:vErrors.
push(err1),errors++}return validate982.errors=vErrors,errors===0}validate982.evaluated={dynamicProps:!1,dynamicItems:!1};
var v332=validate992,schema592={type:"object",description:"A secret's metadata. No operation returns its value.",required:[
"name","created_at","updated_at","residency","zdr"],properties:{name:{type:"string",description:"The secret's name, uniq\
ue within its workspace.",examples:["stripe_api_key"]},created_at:{type:"string",format:"iso-8601",description:"When the\
 secret was first set.",examples:["2026-10-20T10:00:00.000Z"]},updated_at:{type:"string",format:"iso-8601","x-provisiona\
l-part":"The time is updated when the value is set or rotated.",description:`When its value was last set or rotated.

Provisional: The time is updated when the value is set or rotated.`,examples:["2026-11-01T07:45:00.000Z"]},purpose:{type:[
"string","null"],"x-provisional-part":"A secret without a purpose has null, or no member.",description:"A tag that deter\
mines which capability may resolve the secret. Absent or `null` if none was set.\n\nProvisional: A secret without a purpos\
e has null, or no member.",examples:["payments"]},residency:{type:"string","x-provisional-part":"The regions are eu, us \
and ap.",description:`The region in which the value is stored. Defaults to the workspace's home region.

Provisional: The regions are eu, us and ap.`,examples:["eu","us"]},zdr:{type:"boolean",description:"Zero data retention:\
 the value is fetched for each use and never stored in caches, audit records or logs.",examples:[!0]}}};function validate992(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate992.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.name===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"name"},message:"must have required property 'name'"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}if(data.created_at===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"created_at"},message:"must have required property 'created_at'"};vErrors===null?vErrors=[err1]:vErrors.
push(err1),errors++}if(data.updated_at===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"updated_at"},message:"must have required property 'updated_at'"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}if(data.residency===void 0){let err3={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"residency"},message:"must have required property 'residency'"};vErrors===null?vErrors=[err3]:vErrors.push(
err3),errors++}if(data.zdr===void 0){let err4={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
zdr"},message:"must have required property 'zdr'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.name!==
void 0&&typeof data.name!="string"){let err5={instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(data.
created_at!==void 0){let data1=data.created_at;if(typeof data1=="string"){if(!formats02.test(data1)){let err6={instancePath:instancePath+
"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"iso-8601"},message:'must matc\
h format "iso-8601"'};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}else{let err7={instancePath:instancePath+
"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"string"},message:"must be string"};
vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}if(data.updated_at!==void 0){let data2=data.updated_at;if(typeof data2==
"string"){if(!formats02.test(data2)){let err8={instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_\
at/format",keyword:"format",params:{format:"iso-8601"},message:'must match format "iso-8601"'};vErrors===null?vErrors=[err8]:
vErrors.push(err8),errors++}}else{let err9={instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/\
type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}
if(data.purpose!==void 0){let data3=data.purpose;if(typeof data3!="string"&&data3!==null){let err10={instancePath:instancePath+
"/purpose",schemaPath:"#/properties/purpose/type",keyword:"type",params:{type:schema592.properties.purpose.type},message:"\
must be string,null"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}if(data.residency!==void 0&&typeof data.
residency!="string"){let err11={instancePath:instancePath+"/residency",schemaPath:"#/properties/residency/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}if(data.
zdr!==void 0&&typeof data.zdr!="boolean"){let err12={instancePath:instancePath+"/zdr",schemaPath:"#/properties/zdr/type",
keyword:"type",params:{type:"boolean"},message:"must be boolean"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}}else{
let err13={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?
vErrors=[err13]:vErrors.push(err13),errors++}return validate992.errors=vErrors,errors===0}validate992.evaluated={props:{
name:!0,created_at:!0,updated_at:!0,purpose:!0,residency:!0,zdr:!0},dynamicProps:!1,dynamicItems:!1};var v342=validate1002;var formats18=require_formats().fullFormats.uri;function validate1002(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate1002.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(
data)){if(data.url===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
url"},message:"must have required property 'url'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.expires_at===
void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expires_at"},message:"\
must have required property 'expires_at'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.url!==void 0){
let data0=data.url;if(typeof data0=="string"){if(!formats18(data0)){let err2={instancePath:instancePath+"/url",schemaPath:"\
#/properties/url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};vErrors===null?vErrors=
[err2]:vErrors.push(err2),errors++}}else{let err3={instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}if(data.
expires_at!==void 0){let data1=data.expires_at;if(typeof data1=="string"){if(!formats02.test(data1)){let err4={instancePath:instancePath+
"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{format:"iso-8601"},message:'must matc\
h format "iso-8601"'};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}else{let err5={instancePath:instancePath+
"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type:"string"},message:"must be string"};
vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}}else{let err6={instancePath,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}return validate1002.
errors=vErrors,errors===0}validate1002.evaluated={props:{url:!0,expires_at:!0},dynamicProps:!1,dynamicItems:!1};var v352=validate1012;function validate1012(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate1012.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.colors===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"colors"},message:"must have required property 'color\
s'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.typography===void 0){let err1={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"typography"},message:"must have required property 'typography'"};
vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.spacing===void 0){let err2={instancePath,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"spacing"},message:"must have required property 'spacing'"};vErrors===
null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.updated_at===void 0){let err3={instancePath,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"updated_at"},message:"must have required property 'updated_at'"};vErrors===
null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.colors!==void 0){let data0=data.colors;if(data0&&typeof data0=="\
object"&&!Array.isArray(data0))for(let key0 in data0){if(vErrors!==null&&vErrors.length>=1e4)break;if(typeof data0[key0]!=
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
push(err14),errors++}}if(data.updated_at!==void 0){let data8=data.updated_at;if(typeof data8=="string"){if(!formats02.test(
data8)){let err15={instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",
params:{format:"iso-8601"},message:'must match format "iso-8601"'};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}}else{
let err16={instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type:"\
string"},message:"must be string"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}}}else{let err17={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err17]:vErrors.
push(err17),errors++}return validate1012.errors=vErrors,errors===0}validate1012.evaluated={props:{colors:!0,typography:!0,
spacing:!0,updated_at:!0},dynamicProps:!1,dynamicItems:!1};var v362=validate1022;function validate1022(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate1022.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.path===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.reason===void 0){let err1={instancePath,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"reason"},message:"must have required property 'reason'"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.message===void 0){let err2={instancePath,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};vErrors===null?vErrors=
[err2]:vErrors.push(err2),errors++}if(data.path!==void 0&&typeof data.path!="string"){let err3={instancePath:instancePath+
"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err3]:vErrors.push(err3),errors++}if(data.reason!==void 0){let data1=data.reason;if(typeof data1=="string"){if(func12(
data1)<1){let err4={instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}else{
let err5={instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}if(data.message!==void 0&&typeof data.
message!="string"){let err6={instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",
params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}else{let err7={
instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=
[err7]:vErrors.push(err7),errors++}return validate1022.errors=vErrors,errors===0}validate1022.evaluated={props:{path:!0,
reason:!0,message:!0},dynamicProps:!1,dynamicItems:!1};var v372=validate103;var formats24=/^(?:\/(?:[^~/]|~0|~1)*)*$/;function validate103(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate103.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="string"&&!formats24.test(data)){let err0={
instancePath,schemaPath:"#/format",keyword:"format",params:{format:"json-pointer"},message:'must match format "json-poin\
ter"'};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}return validate103.errors=vErrors,errors===0}validate103.
evaluated={dynamicProps:!1,dynamicItems:!1};var v382=validate1042,schema642={$id:"v38",type:"string",enum:["missing","to\
o_short","too_long","format_mismatch","out_of_range","unknown_value","unknown_field"]};function validate1042(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate1042.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!="s\
tring"){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data==="missing"||data==="too_short"||data==="too_long"||data==="fo\
rmat_mismatch"||data==="out_of_range"||data==="unknown_value"||data==="unknown_field")){let err1={instancePath,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:schema642.enum},message:"must be equal to one of the allowed values"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}return validate1042.errors=vErrors,errors===0}validate1042.evaluated={dynamicProps:!1,
dynamicItems:!1};var v392=validate105;function validate105(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate105.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.id===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.slug===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"slug"},message:"must have required property 'slug'"};vErrors===null?vErrors=[err1]:vErrors.
push(err1),errors++}if(data.name===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.id!==
void 0&&typeof data.id!="string"){let err3={instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.
slug!==void 0){let data1=data.slug;if(typeof data1=="string"){if(func12(data1)<1){let err4={instancePath:instancePath+"/\
slug",schemaPath:"#/properties/slug/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 \
characters"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}else{let err5={instancePath:instancePath+"/slug",
schemaPath:"#/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err5]:vErrors.push(err5),errors++}}if(data.name!==void 0&&typeof data.name!="string"){let err6={instancePath:instancePath+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err6]:vErrors.push(err6),errors++}}else{let err7={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}return validate105.errors=vErrors,
errors===0}validate105.evaluated={props:{id:!0,slug:!0,name:!0},dynamicProps:!1,dynamicItems:!1};var v402=validate1062;var pattern142=new RegExp("^ws_.","u");function validate1062(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate1062.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="string"){if(!pattern142.test(data)){let err0={
instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^ws_."},message:'must match pattern "^ws_."'};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}}else{let err1={instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate1062.errors=
vErrors,errors===0}validate1062.evaluated={dynamicProps:!1,dynamicItems:!1};var stated={"agents.record-fields":v02,"agen\
ts.id-prefix":v110,"agents.status-enum":v210,"approvals.record-fields":v310,"approvals.id-prefix":v410,"approvals.run-id\
-prefix":v510,"approvals.status-enum":v610,"billing.record-fields":v710,"billing.usage-fields":v810,"billing.invoice-fie\
lds":v96,"billing.invoice-currency":v102,"billing.invoice-status":v112,"forms.record-fields":v122,"forms.id-prefix":v132,
"forms.submission-fields":v142,"forms.submission-id-prefix":v152,"forms.submissions-has-more":v162,"identity.record-fiel\
ds":v172,"identity.user-id-prefix":v182,"identity.token-id-prefix":v192,"identity.mode-enum":v202,"logs.record-fields":v212,
"logs.ts-has-milliseconds":v222,"logs.level-enum":v232,"logs.source-typical":v242,"oauth.exchange-fields":v252,"oauth.re\
fresh-fields":v252,"pages.record-fields":v262,"pages.version-label":v272,"pages.root-is-navshell":v282,"pages.block-shap\
e":v292,"pages.id-prefix":v302,"runs.id-prefix":v510,"runs.status-enum":v312,"scopes.names-have-resource-and-level":v322,
"secrets.record-fields":v332,"secrets.proxy-url-fields":v342,"theme.record-fields":v352,"validation.field-entry-shape":v362,
"validation.path-is-pointer":v372,"validation.reason-listed":v382,"workspaces.record-fields":v392,"workspaces.id-prefix":v402};export{documented,stated};
