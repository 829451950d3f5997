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
return length}exports.default=ucs2length;ucs2length.code='require("ajv/dist/runtime/ucs2length").default'}});var v0=validate53,schema20={type:"object",description:"An automation of the workspace.",required:["id","name","status","\
created_at"],properties:{id:{type:"string",pattern:"^agt_.+$",description:"The agent's id.",examples:["agt_01K9REFUND"]},
name:{type:"string",description:"A human-readable name.",examples:["Refund assistant"]},status:{type:"string",enum:["ina\
ctive","active"],description:"Whether the agent starts runs. New agents are inactive.",examples:["active"]},created_at:{
type:"string",format:"date-time",description:"When the agent was created.",examples:["2026-10-14T12:00:00.000Z"]},task:{
type:["string","null"],"x-provisional":"A task is free text, or null if none was given.",description:`What the agent doe\
s, as free text.

Provisional: A task is free text, or null if none was given.`,examples:["Process refund requests, and request approval b\
efore each refund."]},schedule:{type:["string","null"],"x-provisional":"A schedule is a cron expression in UTC, or null.",
description:"When the agent runs, as a cron expression in UTC with five fields, or one of `@hourly`, `@daily`, `@weekly`\
, `@monthly` and `@yearly`.\n\nProvisional: A schedule is a cron expression in UTC, or null.",examples:["0 7 * * 1"]},trigger:{
type:["string","null"],"x-provisional":"A trigger is an event type, or null.",description:`The event that triggers a run\
.

Provisional: A trigger is an event type, or null.`,examples:["forms.submitted"]}}},pattern3=new RegExp("^agt_.+$","u"),formats0=require_formats().
fullFormats["date-time"];function validate53(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate53.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.id===void 0){let err0={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required proper\
ty 'id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.name===void 0){let err1={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};vErrors===null?
vErrors=[err1]:vErrors.push(err1),errors++}if(data.status===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"status"},message:"must have required property 'status'"};vErrors===null?vErrors=[err2]:
vErrors.push(err2),errors++}if(data.created_at===void 0){let err3={instancePath,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"created_at"},message:"must have required property 'created_at'"};vErrors===null?vErrors=[err3]:
vErrors.push(err3),errors++}if(data.id!==void 0){let data0=data.id;if(typeof data0=="string"){if(!pattern3.test(data0)){
let err4={instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^agt_.\
+$"},message:'must match pattern "^agt_.+$"'};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}else{let err5={
instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}if(data.name!==void 0&&typeof data.name!="string"){
let err6={instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(data.status!==void 0){let data2=data.status;
if(typeof data2!="string"){let err7={instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}if(!(data2===
"inactive"||data2==="active")){let err8={instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"\
enum",params:{allowedValues:schema20.properties.status.enum},message:"must be equal to one of the allowed values"};vErrors===
null?vErrors=[err8]:vErrors.push(err8),errors++}}if(data.created_at!==void 0){let data3=data.created_at;if(typeof data3==
"string"){if(!formats0.validate(data3)){let err9={instancePath:instancePath+"/created_at",schemaPath:"#/properties/creat\
ed_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===null?vErrors=
[err9]:vErrors.push(err9),errors++}}else{let err10={instancePath:instancePath+"/created_at",schemaPath:"#/properties/cre\
ated_at/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err10]:vErrors.push(
err10),errors++}}if(data.task!==void 0){let data4=data.task;if(typeof data4!="string"&&data4!==null){let err11={instancePath:instancePath+
"/task",schemaPath:"#/properties/task/type",keyword:"type",params:{type:schema20.properties.task.type},message:"must be \
string,null"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}}if(data.schedule!==void 0){let data5=data.schedule;
if(typeof data5!="string"&&data5!==null){let err12={instancePath:instancePath+"/schedule",schemaPath:"#/properties/sched\
ule/type",keyword:"type",params:{type:schema20.properties.schedule.type},message:"must be string,null"};vErrors===null?vErrors=
[err12]:vErrors.push(err12),errors++}}if(data.trigger!==void 0){let data6=data.trigger;if(typeof data6!="string"&&data6!==
null){let err13={instancePath:instancePath+"/trigger",schemaPath:"#/properties/trigger/type",keyword:"type",params:{type:schema20.
properties.trigger.type},message:"must be string,null"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}}}else{
let err14={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?
vErrors=[err14]:vErrors.push(err14),errors++}return validate53.errors=vErrors,errors===0}validate53.evaluated={props:{id:!0,
name:!0,status:!0,created_at:!0,task:!0,schedule:!0,trigger:!0},dynamicProps:!1,dynamicItems:!1};var v1=validate54,schema21={
type:"object",description:"One page of the workspace's agents.",required:["data"],properties:{data:{type:"array",description:"\
Agents.",items:{$ref:"defs#/$defs/Agent"},examples:[[{id:"agt_01K9REFUND",name:"Refund assistant",status:"active",created_at:"\
2026-10-14T12:00:00.000Z"}]]},next_cursor:{type:["string","null"],description:"The cursor of the next page. Opaque. Abse\
nt or `null` on the last page only: a page that has a cursor is not the last one, even if it has fewer records than the \
limit, or none.",examples:["eyJhZnRlciI6ImFndF8wMUs5UkVGVU5EIn0"]}}};function validate54(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate54.evaluated;if(evaluated0.
dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&
!Array.isArray(data)){if(data.data===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.data!==
void 0){let data0=data.data;if(Array.isArray(data0)){let all0=vErrors;for(let i0=0;i0<data0.length;i0++){if(vErrors=null,
errors=0,validate53(data0[i0],{instancePath:instancePath+"/data/"+i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate53.errors:vErrors.concat(validate53.errors),errors=vErrors.length),all0===null)all0=vErrors;else if(vErrors!==
null)for(let error0 of vErrors)all0.push(error0);if(all0!==null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?
0:all0.length}else{let err1={instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{
type:"array"},message:"must be array"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}if(data.next_cursor!==
void 0){let data2=data.next_cursor;if(typeof data2!="string"&&data2!==null){let err2={instancePath:instancePath+"/next_c\
ursor",schemaPath:"#/properties/next_cursor/type",keyword:"type",params:{type:schema21.properties.next_cursor.type},message:"\
must be string,null"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}}else{let err3={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),
errors++}return validate54.errors=vErrors,errors===0}validate54.evaluated={props:{data:!0,next_cursor:!0},dynamicProps:!1,
dynamicItems:!1};var v2=validate56;var func1=require_ucs2length().default,pattern4=new RegExp("^[^.\\s]+(\\.[^.\\s]+)+$","u"),pattern5=new RegExp("^[^Tt]*(\
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
errors++}if(!formats0.validate(data2)){let err11={instancePath:instancePath+"/created_at",schemaPath:"#/properties/creat\
ed_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===null?vErrors=
[err11]:vErrors.push(err11),errors++}}else{let err12={instancePath:instancePath+"/created_at",schemaPath:"#/properties/c\
reated_at/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err12]:vErrors.push(
err12),errors++}}if(data.workspace!==void 0){let data3=data.workspace;if(typeof data3=="string"){if(func1(data3)<1){let err13={
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
ust be equal to constant"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}data.data!==void 0&&(validate53(data.
data,{instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate53.errors:vErrors.concat(validate53.errors),errors=vErrors.length))}else{let err1={instancePath,schemaPath:"\
#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err1]:vErrors.push(
err1),errors++}return validate56.errors=vErrors,errors===0}validate56.evaluated={props:{type:!0,data:!0,id:!0,created_at:!0,
workspace:!0,version:!0},dynamicProps:!1,dynamicItems:!1};var v3=validate60;function validate60(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate60.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),validate57(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate57.errors:vErrors.concat(validate57.errors),errors=vErrors.length),data&&typeof data=="object"&&!Array.
isArray(data)){if(data.type!==void 0&&data.type!=="agents.created"){let err0={instancePath:instancePath+"/type",schemaPath:"\
#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue:"agents.created"},message:"must be equal to consta\
nt"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}data.data!==void 0&&(validate53(data.data,{instancePath:instancePath+
"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate53.errors:vErrors.
concat(validate53.errors),errors=vErrors.length))}else{let err1={instancePath,schemaPath:"#/allOf/1/type",keyword:"type",
params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate60.
errors=vErrors,errors===0}validate60.evaluated={props:{type:!0,data:!0,id:!0,created_at:!0,workspace:!0,version:!0},dynamicProps:!1,
dynamicItems:!1};var v4=validate63;function validate63(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate63.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),validate57(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate57.errors:vErrors.concat(validate57.errors),errors=vErrors.length),data&&typeof data=="object"&&!Array.
isArray(data)){if(data.type!==void 0&&data.type!=="agents.deactivated"){let err0={instancePath:instancePath+"/type",schemaPath:"\
#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue:"agents.deactivated"},message:"must be equal to co\
nstant"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}data.data!==void 0&&(validate53(data.data,{instancePath:instancePath+
"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate53.errors:vErrors.
concat(validate53.errors),errors=vErrors.length))}else{let err1={instancePath,schemaPath:"#/allOf/1/type",keyword:"type",
params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate63.
errors=vErrors,errors===0}validate63.evaluated={props:{type:!0,data:!0,id:!0,created_at:!0,workspace:!0,version:!0},dynamicProps:!1,
dynamicItems:!1};var v5=validate66,schema26={type:"object",description:"An API key: its scopes, when it was last used an\
d who created it, but never its secret.",properties:{id:{type:"string",pattern:"^tok_.+$","x-provisional":"The member is\
 named id, and its value is the token.id of GET /me.",description:`The key's id.

Provisional: The member is named id, and its value is the token.id of GET /me.`,examples:["tok_01K9CI"]},name:{type:["st\
ring","null"],"x-provisional":"The member is named name, and is null if none was given.",description:`The key's name, un\
ique in its workspace.

Provisional: The member is named name, and is null if none was given.`,examples:["CI pipeline"]},scopes:{type:"array","x\
-provisional":"The member is named scopes, as in GET /me.",description:`The key's scopes.

Provisional: The member is named scopes, as in GET /me.`,items:{type:"string",description:"A scope, `<resource>:<level>`\
.",examples:["agents:read"]},examples:[["agents:read","agents:write"]]},mode:{type:"string",enum:["live","test"],"x-prov\
isional":"The member is named mode, as in GET /me.",description:`Whether the key acts on live data or on isolated test d\
ata.

Provisional: The member is named mode, as in GET /me.`,examples:["test"]},created_at:{type:"string",format:"date-time","\
x-provisional":"The member is named created_at, as on other records.",description:`When the key was created.

Provisional: The member is named created_at, as on other records.`,examples:["2026-10-05T09:30:00.000Z"]},created_by:{type:"\
string","x-provisional":"The member is named created_by, and is a user's id.",description:`The user who created the key.\


Provisional: The member is named created_by, and is a user's id.`,examples:["usr_01K9OWNER"]},last_used_at:{type:["strin\
g","null"],format:"date-time","x-provisional":"The member is named last_used_at, and is null before the first use.",description:"\
When the key was last used; `null` if never.\n\nProvisional: The member is named last_used_at, and is null before the firs\
t use.",examples:["2026-11-02T08:58:10.000Z"]}},required:["id","name","scopes","mode","created_at","created_by","last_us\
ed_at"]},pattern6=new RegExp("^tok_.+$","u");function validate66(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate66.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"mu\
st have required property 'id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.name===void 0){let err1={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required prop\
erty 'name'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.scopes===void 0){let err2={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"scopes"},message:"must have required property 'scope\
s'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.mode===void 0){let err3={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"mode"},message:"must have required property 'mode'"};vErrors===null?
vErrors=[err3]:vErrors.push(err3),errors++}if(data.created_at===void 0){let err4={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"created_at"},message:"must have required property 'created_at'"};vErrors===null?vErrors=
[err4]:vErrors.push(err4),errors++}if(data.created_by===void 0){let err5={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"created_by"},message:"must have required property 'created_by'"};vErrors===null?vErrors=
[err5]:vErrors.push(err5),errors++}if(data.last_used_at===void 0){let err6={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"last_used_at"},message:"must have required property 'last_used_at'"};vErrors===null?vErrors=
[err6]:vErrors.push(err6),errors++}if(data.id!==void 0){let data0=data.id;if(typeof data0=="string"){if(!pattern6.test(data0)){
let err7={instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^tok_.\
+$"},message:'must match pattern "^tok_.+$"'};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}else{let err8={
instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}if(data.name!==void 0){let data1=data.name;if(typeof data1!=
"string"&&data1!==null){let err9={instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{
type:schema26.properties.name.type},message:"must be string,null"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}
if(data.scopes!==void 0){let data2=data.scopes;if(Array.isArray(data2)){let all0=vErrors;for(let i0=0;i0<data2.length;i0++){
if(vErrors=null,errors=0,typeof data2[i0]!="string"){let err10={instancePath:instancePath+"/scopes/"+i0,schemaPath:"#/pr\
operties/scopes/items/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err10]:
vErrors.push(err10),errors++}if(all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)all0.push(error0);
if(all0!==null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err11={instancePath:instancePath+
"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===
null?vErrors=[err11]:vErrors.push(err11),errors++}}if(data.mode!==void 0){let data4=data.mode;if(typeof data4!="string"){
let err12={instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}if(!(data4==="live"||data4==="test")){let err13={
instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues:schema26.properties.
mode.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}}
if(data.created_at!==void 0){let data5=data.created_at;if(typeof data5=="string"){if(!formats0.validate(data5)){let err14={
instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"dat\
e-time"},message:'must match format "date-time"'};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}}else{let err15={
instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}}if(data.created_by!==void 0&&typeof data.
created_by!="string"){let err16={instancePath:instancePath+"/created_by",schemaPath:"#/properties/created_by/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}if(data.
last_used_at!==void 0){let data7=data.last_used_at;if(typeof data7!="string"&&data7!==null){let err17={instancePath:instancePath+
"/last_used_at",schemaPath:"#/properties/last_used_at/type",keyword:"type",params:{type:schema26.properties.last_used_at.
type},message:"must be string,null"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}if(typeof data7=="strin\
g"&&!formats0.validate(data7)){let err18={instancePath:instancePath+"/last_used_at",schemaPath:"#/properties/last_used_a\
t/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===null?vErrors=[
err18]:vErrors.push(err18),errors++}}}else{let err19={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}return validate66.errors=vErrors,
errors===0}validate66.evaluated={props:{id:!0,name:!0,scopes:!0,mode:!0,created_at:!0,created_by:!0,last_used_at:!0},dynamicProps:!1,
dynamicItems:!1};var v6=validate67;var pattern7=new RegExp("^key_(live|test)_.+$","u");function validate67(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate67.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),validate66(data,{instancePath,parentData,parentDataProperty,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate66.errors:vErrors.concat(validate66.errors),errors=vErrors.length),
data&&typeof data=="object"&&!Array.isArray(data)){if(data.secret===void 0){let err0={instancePath,schemaPath:"#/allOf/1\
/required",keyword:"required",params:{missingProperty:"secret"},message:"must have required property 'secret'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.secret!==void 0){let data0=data.secret;if(typeof data0=="string"){
if(!pattern7.test(data0)){let err1={instancePath:instancePath+"/secret",schemaPath:"#/allOf/1/properties/secret/pattern",
keyword:"pattern",params:{pattern:"^key_(live|test)_.+$"},message:'must match pattern "^key_(live|test)_.+$"'};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}}else{let err2={instancePath:instancePath+"/secret",schemaPath:"#/allOf/\
1/properties/secret/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err2]:
vErrors.push(err2),errors++}}}else{let err3={instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate67.errors=vErrors,
errors===0}validate67.evaluated={props:{secret:!0,id:!0,name:!0,scopes:!0,mode:!0,created_at:!0,created_by:!0,last_used_at:!0},
dynamicProps:!1,dynamicItems:!1};var v7=validate69,schema28={type:"object",description:"A request by a run for a user's \
approval, without which the run does not continue.",required:["id","agent_id","run_id","status","action","payload","crea\
ted_at","workspace","decided_at","decided_by","note"],properties:{id:{type:"string",pattern:"^apr_.+$",description:"The \
approval's id.",examples:["apr_01K9A3"]},agent_id:{type:"string",description:"The agent that requests approval.",examples:[
"agt_01K9REFUND"]},run_id:{type:"string",pattern:"^run_.+$",description:"The run that is waiting.",examples:["run_01K9R3"]},
status:{type:"string",enum:["pending","approved","denied"],description:"Whether the request is pending, approved or deni\
ed. Decisions are final.",examples:["pending"]},action:{type:"string",description:"The action that the agent wants to ta\
ke. Its values are defined by the agent.",examples:["issue_refund"]},payload:{type:"object",additionalProperties:!0,description:"\
The information needed for the decision, in a format defined by the agent.",examples:[{order_id:"ord_1042",amount:1850,currency:"\
USD"}]},created_at:{type:"string",format:"date-time",description:"When approval was requested.",examples:["2026-11-02T08\
:59:58.400Z"]},workspace:{type:"string","x-provisional":"The member is named workspace, and is a slug, as in events.",description:`\
The slug of the workspace that the agent belongs to.

Provisional: The member is named workspace, and is a slug, as in events.`,examples:["acme"]},decided_at:{type:["string",
"null"],format:"date-time","x-provisional":"The member is named decided_at, and is null while the approval is pending.",
description:`When the decision was made.

Provisional: The member is named decided_at, and is null while the approval is pending.`,examples:["2026-11-01T14:20:00.\
000Z"]},decided_by:{type:["string","null"],"x-provisional":"The member is named decided_by, is a user's id, and is null \
while the approval is pending.",description:`The user who decided.

Provisional: The member is named decided_by, is a user's id, and is null while the approval is pending.`,examples:["usr_\
01K9OWNER"]},note:{type:["string","null"],"x-provisional":"The record keeps the note of the decision.",description:`The \
note that was given with the decision.

Provisional: The record keeps the note of the decision.`,examples:["Second refund for this order."]}}},pattern8=new RegExp(
"^apr_.+$","u"),pattern9=new RegExp("^run_.+$","u");function validate69(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate69.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(
data)){if(data.id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"i\
d"},message:"must have required property 'id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.agent_id===
void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"agent_id"},message:"m\
ust have required property 'agent_id'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.run_id===void 0){
let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"run_id"},message:"must have r\
equired property 'run_id'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.status===void 0){let err3={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required pr\
operty 'status'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.action===void 0){let err4={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"action"},message:"must have required property 'actio\
n'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.payload===void 0){let err5={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"payload"},message:"must have required property 'payload'"};vErrors===
null?vErrors=[err5]:vErrors.push(err5),errors++}if(data.created_at===void 0){let err6={instancePath,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"created_at"},message:"must have required property 'created_at'"};vErrors===
null?vErrors=[err6]:vErrors.push(err6),errors++}if(data.workspace===void 0){let err7={instancePath,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"workspace"},message:"must have required property 'workspace'"};vErrors===
null?vErrors=[err7]:vErrors.push(err7),errors++}if(data.decided_at===void 0){let err8={instancePath,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"decided_at"},message:"must have required property 'decided_at'"};vErrors===
null?vErrors=[err8]:vErrors.push(err8),errors++}if(data.decided_by===void 0){let err9={instancePath,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"decided_by"},message:"must have required property 'decided_by'"};vErrors===
null?vErrors=[err9]:vErrors.push(err9),errors++}if(data.note===void 0){let err10={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"note"},message:"must have required property 'note'"};vErrors===null?vErrors=[err10]:vErrors.
push(err10),errors++}if(data.id!==void 0){let data0=data.id;if(typeof data0=="string"){if(!pattern8.test(data0)){let err11={
instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^apr_.+$"},message:'\
must match pattern "^apr_.+$"'};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}}else{let err12={instancePath:instancePath+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err12]:vErrors.push(err12),errors++}}if(data.agent_id!==void 0&&typeof data.agent_id!="string"){let err13={instancePath:instancePath+
"/agent_id",schemaPath:"#/properties/agent_id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err13]:vErrors.push(err13),errors++}if(data.run_id!==void 0){let data2=data.run_id;if(typeof data2=="strin\
g"){if(!pattern9.test(data2)){let err14={instancePath:instancePath+"/run_id",schemaPath:"#/properties/run_id/pattern",keyword:"\
pattern",params:{pattern:"^run_.+$"},message:'must match pattern "^run_.+$"'};vErrors===null?vErrors=[err14]:vErrors.push(
err14),errors++}}else{let err15={instancePath:instancePath+"/run_id",schemaPath:"#/properties/run_id/type",keyword:"type",
params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}}if(data.status!==
void 0){let data3=data.status;if(typeof data3!="string"){let err16={instancePath:instancePath+"/status",schemaPath:"#/pr\
operties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err16]:vErrors.
push(err16),errors++}if(!(data3==="pending"||data3==="approved"||data3==="denied")){let err17={instancePath:instancePath+
"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:schema28.properties.status.enum},message:"\
must be equal to one of the allowed values"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}}if(data.action!==
void 0&&typeof data.action!="string"){let err18={instancePath:instancePath+"/action",schemaPath:"#/properties/action/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++}
if(data.payload!==void 0){let data5=data.payload;if(!(data5&&typeof data5=="object"&&!Array.isArray(data5))){let err19={
instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/type",keyword:"type",params:{type:"object"},message:"\
must be object"};vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}}if(data.created_at!==void 0){let data6=data.
created_at;if(typeof data6=="string"){if(!formats0.validate(data6)){let err20={instancePath:instancePath+"/created_at",schemaPath:"\
#/properties/created_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===
null?vErrors=[err20]:vErrors.push(err20),errors++}}else{let err21={instancePath:instancePath+"/created_at",schemaPath:"#\
/properties/created_at/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err21]:
vErrors.push(err21),errors++}}if(data.workspace!==void 0&&typeof data.workspace!="string"){let err22={instancePath:instancePath+
"/workspace",schemaPath:"#/properties/workspace/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err22]:vErrors.push(err22),errors++}if(data.decided_at!==void 0){let data8=data.decided_at;if(typeof data8!=
"string"&&data8!==null){let err23={instancePath:instancePath+"/decided_at",schemaPath:"#/properties/decided_at/type",keyword:"\
type",params:{type:schema28.properties.decided_at.type},message:"must be string,null"};vErrors===null?vErrors=[err23]:vErrors.
push(err23),errors++}if(typeof data8=="string"&&!formats0.validate(data8)){let err24={instancePath:instancePath+"/decide\
d_at",schemaPath:"#/properties/decided_at/format",keyword:"format",params:{format:"date-time"},message:'must match forma\
t "date-time"'};vErrors===null?vErrors=[err24]:vErrors.push(err24),errors++}}if(data.decided_by!==void 0){let data9=data.
decided_by;if(typeof data9!="string"&&data9!==null){let err25={instancePath:instancePath+"/decided_by",schemaPath:"#/pro\
perties/decided_by/type",keyword:"type",params:{type:schema28.properties.decided_by.type},message:"must be string,null"};
vErrors===null?vErrors=[err25]:vErrors.push(err25),errors++}}if(data.note!==void 0){let data10=data.note;if(typeof data10!=
"string"&&data10!==null){let err26={instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",
params:{type:schema28.properties.note.type},message:"must be string,null"};vErrors===null?vErrors=[err26]:vErrors.push(err26),
errors++}}}else{let err27={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};vErrors===null?vErrors=[err27]:vErrors.push(err27),errors++}return validate69.errors=vErrors,errors===0}validate69.evaluated=
{props:{id:!0,agent_id:!0,run_id:!0,status:!0,action:!0,payload:!0,created_at:!0,workspace:!0,decided_at:!0,decided_by:!0,
note:!0},dynamicProps:!1,dynamicItems:!1};var v8=validate70;function validate70(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate70.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){for(let key0 in data){if(vErrors!==null&&vErrors.
length>=1e4)break;if(key0!=="note"){let err0={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}}if(data.note!==void 0){let data0=data.note;if(typeof data0=="string"){if(func1(data0)>1e3){let err1={
instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit:1e3},message:"\
must NOT have more than 1000 characters"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(func1(data0)<1){let err2={
instancePath:instancePath+"/note",schemaPath:"#/properties/note/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}else{let err3={instancePath:instancePath+
"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err3]:vErrors.push(err3),errors++}}}else{let err4={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}return validate70.errors=vErrors,
errors===0}validate70.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v9=validate71,schema30={type:"object",description:"\
One page of the approvals in all workspaces that the token can access.",required:["data"],properties:{data:{type:"array",
description:"Approvals.",items:{$ref:"defs#/$defs/Approval"},examples:[[{id:"apr_01K9A3",agent_id:"agt_01K9REFUND",run_id:"\
run_01K9R3",status:"pending",action:"issue_refund",payload:{order_id:"ord_1042",amount:1850,currency:"USD"},created_at:"\
2026-11-02T08:59:58.400Z",workspace:"acme",decided_at:null,decided_by:null,note:null}]]},next_cursor:{type:["string","nu\
ll"],description:"The cursor of the next page. Opaque. Absent or `null` on the last page only: a page that has a cursor \
is not the last one, even if it has fewer records than the limit, or none.",examples:["eyJhZnRlciI6ImFwcl8wMUs5QTMifQ"]}}};
function validate71(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate71.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.data===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.data!==void 0){let data0=data.data;if(Array.isArray(data0)){
let all0=vErrors;for(let i0=0;i0<data0.length;i0++){if(vErrors=null,errors=0,validate69(data0[i0],{instancePath:instancePath+
"/data/"+i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate69.errors:
vErrors.concat(validate69.errors),errors=vErrors.length),all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)
all0.push(error0);if(all0!==null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err1={instancePath:instancePath+
"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?
vErrors=[err1]:vErrors.push(err1),errors++}}if(data.next_cursor!==void 0){let data2=data.next_cursor;if(typeof data2!="s\
tring"&&data2!==null){let err2={instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/type",keyword:"\
type",params:{type:schema30.properties.next_cursor.type},message:"must be string,null"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate71.errors=vErrors,errors===0}validate71.
evaluated={props:{data:!0,next_cursor:!0},dynamicProps:!1,dynamicItems:!1};var v10=validate73;function validate73(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate73.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),validate57(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate57.errors:vErrors.concat(validate57.errors),errors=vErrors.length),data&&typeof data=="object"&&!Array.
isArray(data)){if(data.type!==void 0&&data.type!=="approvals.decided"){let err0={instancePath:instancePath+"/type",schemaPath:"\
#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue:"approvals.decided"},message:"must be equal to con\
stant"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}data.data!==void 0&&(validate69(data.data,{instancePath:instancePath+
"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate69.errors:vErrors.
concat(validate69.errors),errors=vErrors.length))}else{let err1={instancePath,schemaPath:"#/allOf/1/type",keyword:"type",
params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate73.
errors=vErrors,errors===0}validate73.evaluated={props:{type:!0,data:!0,id:!0,created_at:!0,workspace:!0,version:!0},dynamicProps:!1,
dynamicItems:!1};var v11=validate76;function validate76(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate76.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),validate57(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate57.errors:vErrors.concat(validate57.errors),errors=vErrors.length),data&&typeof data=="object"&&!Array.
isArray(data)){if(data.type!==void 0&&data.type!=="approvals.requested"){let err0={instancePath:instancePath+"/type",schemaPath:"\
#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue:"approvals.requested"},message:"must be equal to c\
onstant"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}data.data!==void 0&&(validate69(data.data,{instancePath:instancePath+
"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate69.errors:vErrors.
concat(validate69.errors),errors=vErrors.length))}else{let err1={instancePath,schemaPath:"#/allOf/1/type",keyword:"type",
params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate76.
errors=vErrors,errors===0}validate76.evaluated={props:{type:!0,data:!0,id:!0,created_at:!0,workspace:!0,version:!0},dynamicProps:!1,
dynamicItems:!1};var v12=validate79;function validate80(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate80.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.id===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.name===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"name"},message:"must have required property 'name'"};vErrors===null?vErrors=[err1]:vErrors.
push(err1),errors++}if(data.id!==void 0&&typeof data.id!="string"){let err2={instancePath:instancePath+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}if(data.name!==void 0&&typeof data.name!="string"){let err3={instancePath:instancePath+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.
push(err3),errors++}}else{let err4={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}return validate80.errors=vErrors,errors===0}validate80.
evaluated={props:{id:!0,name:!0},dynamicProps:!1,dynamicItems:!1};var schema35={type:"object",description:"The payment m\
ethod on file, with only the details needed to recognize it.",required:["type","last4","brand"],properties:{type:{description:"\
The kind of payment method.",allOf:[{type:"string",description:`A kind of payment method.

Provisional: The value is a string.`,"x-provisional":"The value is a string.",examples:["card"]}],examples:["card"]},last4:{
description:"The last four digits of the number.",allOf:[{type:"string",description:`Four digits.

Provisional: The value is a string, which keeps leading zeros.`,"x-provisional":"The value is a string, which keeps lead\
ing zeros.",examples:["4242"]}],examples:["4242"]},brand:{type:["string","null"],"x-provisional":"The value is a string,\
 or null for a payment method without a brand.",description:`The issuer or brand, if the payment method has one.

Provisional: The value is a string, or null for a payment method without a brand.`,examples:["visa"]}}};function validate82(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate82.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.type===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"type"},message:"must have required property 'type'"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}if(data.last4===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
last4"},message:"must have required property 'last4'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.
brand===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"brand"},message:"\
must have required property 'brand'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.type!==void 0&&typeof data.
type!="string"){let err3={instancePath:instancePath+"/type",schemaPath:"#/properties/type/allOf/0/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.last4!==void 0&&
typeof data.last4!="string"){let err4={instancePath:instancePath+"/last4",schemaPath:"#/properties/last4/allOf/0/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.
brand!==void 0){let data2=data.brand;if(typeof data2!="string"&&data2!==null){let err5={instancePath:instancePath+"/bran\
d",schemaPath:"#/properties/brand/type",keyword:"type",params:{type:schema35.properties.brand.type},message:"must be str\
ing,null"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}}else{let err6={instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}return validate82.
errors=vErrors,errors===0}validate82.evaluated={props:{type:!0,last4:!0,brand:!0},dynamicProps:!1,dynamicItems:!1};function validate79(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate79.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.plan===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"plan"},message:"must have required property 'plan'"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}if(data.status===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
status"},message:"must have required property 'status'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.
current_period_start===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
current_period_start"},message:"must have required property 'current_period_start'"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}if(data.current_period_end===void 0){let err3={instancePath,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"current_period_end"},message:"must have required property 'current_period_end'"};vErrors===null?
vErrors=[err3]:vErrors.push(err3),errors++}if(data.payment_method===void 0){let err4={instancePath,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"payment_method"},message:"must have required property 'payment_method'"};
vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.plan!==void 0&&(validate80(data.plan,{instancePath:instancePath+
"/plan",parentData:data,parentDataProperty:"plan",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate80.errors:vErrors.
concat(validate80.errors),errors=vErrors.length)),data.status!==void 0&&typeof data.status!="string"){let err5={instancePath:instancePath+
"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err5]:vErrors.push(err5),errors++}if(data.current_period_start!==void 0){let data2=data.current_period_start;
if(typeof data2=="string"){if(!formats0.validate(data2)){let err6={instancePath:instancePath+"/current_period_start",schemaPath:"\
#/properties/current_period_start/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-\
time"'};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}else{let err7={instancePath:instancePath+"/current_pe\
riod_start",schemaPath:"#/properties/current_period_start/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}if(data.current_period_end!==void 0){let data3=data.current_period_end;
if(typeof data3=="string"){if(!formats0.validate(data3)){let err8={instancePath:instancePath+"/current_period_end",schemaPath:"\
#/properties/current_period_end/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-ti\
me"'};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}else{let err9={instancePath:instancePath+"/current_peri\
od_end",schemaPath:"#/properties/current_period_end/type",keyword:"type",params:{type:"string"},message:"must be string"};
vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}if(data.payment_method!==void 0){let data4=data.payment_method,
_errs9=errors,valid1=!1,passing0=null,_errs10=errors;validate82(data4,{instancePath:instancePath+"/payment_method",parentData:data,
parentDataProperty:"payment_method",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate82.errors:vErrors.concat(
validate82.errors),errors=vErrors.length);var _valid0=_errs10===errors;if(_valid0){valid1=!0,passing0=0;var props0={};props0.
type=!0,props0.last4=!0,props0.brand=!0}let _errs11=errors;if(data4!==null){let err10={instancePath:instancePath+"/payme\
nt_method",schemaPath:"#/properties/payment_method/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be nu\
ll"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}var _valid0=_errs11===errors;if(_valid0&&valid1?(valid1=
!1,passing0=[passing0,1]):_valid0&&(valid1=!0,passing0=1),valid1)errors=_errs9,vErrors!==null&&(_errs9?vErrors.length=_errs9:
vErrors=null);else{let err11={instancePath:instancePath+"/payment_method",schemaPath:"#/properties/payment_method/oneOf",
keyword:"oneOf",params:{passingSchemas:passing0},message:"must match exactly one schema in oneOf"};vErrors===null?vErrors=
[err11]:vErrors.push(err11),errors++}}}else{let err12={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}return validate79.errors=vErrors,
errors===0}validate79.evaluated={props:{plan:!0,status:!0,current_period_start:!0,current_period_end:!0,payment_method:!0},
dynamicProps:!1,dynamicItems:!1};var v13=validate84,schema36={type:"string",description:"The status of a subscription: `\
active`, `past_due` (a payment is overdue; the workspace keeps running during a grace period) or `canceled` (runtime tra\
ffic is paused; reactivate in the console).",enum:["active","past_due","canceled"],examples:["active"]};function validate84(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate84.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!=
"string"){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data==="active"||data==="past_due"||data==="canceled")){let err1={instancePath,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema36.enum},message:"must be equal to one of the allowed val\
ues"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate84.errors=vErrors,errors===0}validate84.evaluated=
{dynamicProps:!1,dynamicItems:!1};var v14=validate85;function validate85(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate85.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),validate57(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate57.errors:vErrors.concat(validate57.errors),errors=vErrors.length),data&&typeof data=="object"&&!Array.
isArray(data)){if(data.type!==void 0&&data.type!=="billing.updated"){let err0={instancePath:instancePath+"/type",schemaPath:"\
#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue:"billing.updated"},message:"must be equal to const\
ant"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}data.data!==void 0&&(validate79(data.data,{instancePath:instancePath+
"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate79.errors:vErrors.
concat(validate79.errors),errors=vErrors.length))}else{let err1={instancePath,schemaPath:"#/allOf/1/type",keyword:"type",
params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate85.
errors=vErrors,errors===0}validate85.evaluated={props:{type:!0,data:!0,id:!0,created_at:!0,workspace:!0,version:!0},dynamicProps:!1,
dynamicItems:!1};var v15=validate88;var wrapper0={validate:validate88};function validate88(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate88.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
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
type:"object"},message:"must be object"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}return validate88.errors=
vErrors,errors===0}validate88.evaluated={props:{block:!0,props:!0,children:!0},dynamicProps:!1,dynamicItems:!1};var v16=validate89;function validate89(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate89.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
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
errors++}return validate89.errors=vErrors,errors===0}validate89.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v17=validate90;var formats16=require_formats().fullFormats.uri;function validate90(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate90.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(
data)){if(data.authorize_url===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
authorize_url"},message:"must have required property 'authorize_url'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),
errors++}if(data.authorize_url!==void 0){let data0=data.authorize_url;if(typeof data0=="string"){if(!formats16(data0)){let err1={
instancePath:instancePath+"/authorize_url",schemaPath:"#/properties/authorize_url/format",keyword:"format",params:{format:"\
uri"},message:'must match format "uri"'};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}else{let err2={instancePath:instancePath+
"/authorize_url",schemaPath:"#/properties/authorize_url/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}}else{let err3={instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate90.
errors=vErrors,errors===0}validate90.evaluated={props:{authorize_url:!0},dynamicProps:!1,dynamicItems:!1};var v18=validate91,
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
other name.",retry:"never"},tombstoned:{"x-provisional":"A slug that its page gave up recently is held too.",when:"The s\
lug belonged to a record that was deleted, or given another slug, recently.",remedy:"Wait until the slug is free, or cho\
ose another one.",retry:"never"}},examples:["name_taken"],enum:["slug_in_use","version_mismatch","already_published","na\
me_taken","tombstoned"]};function validate91(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate91.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){let err0={instancePath,schemaPath:"#/type",keyword:"type",
params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data==="\
slug_in_use"||data==="version_mismatch"||data==="already_published"||data==="name_taken"||data==="tombstoned")){let err1={
instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema41.enum},message:"must be equal to one of th\
e allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate91.errors=vErrors,errors===0}
validate91.evaluated={dynamicProps:!1,dynamicItems:!1};var v19=validate92;function validate92(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate92.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.name===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(let key0 in data){if(vErrors!==null&&vErrors.length>=1e4)break;
if(!(key0==="name"||key0==="task"||key0==="schedule"||key0==="trigger")){let err1={instancePath,schemaPath:"#/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};
vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}if(data.name!==void 0){let data0=data.name;if(typeof data0=="\
string"){if(func1(data0)>120){let err2={instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"\
maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};vErrors===null?vErrors=[err2]:vErrors.push(
err2),errors++}if(func1(data0)<1){let err3={instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err3]:vErrors.push(
err3),errors++}}else{let err4={instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}if(data.task!==void 0){
let data1=data.task;if(typeof data1=="string"){if(func1(data1)>4e3){let err5={instancePath:instancePath+"/task",schemaPath:"\
#/properties/task/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};vErrors===
null?vErrors=[err5]:vErrors.push(err5),errors++}if(func1(data1)<1){let err6={instancePath:instancePath+"/task",schemaPath:"\
#/properties/task/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===
null?vErrors=[err6]:vErrors.push(err6),errors++}}else{let err7={instancePath:instancePath+"/task",schemaPath:"#/properti\
es/task/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err7]:vErrors.push(
err7),errors++}}if(data.schedule!==void 0){let data2=data.schedule;if(typeof data2=="string"){if(func1(data2)>120){let err8={
instancePath:instancePath+"/schedule",schemaPath:"#/properties/schedule/maxLength",keyword:"maxLength",params:{limit:120},
message:"must NOT have more than 120 characters"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}if(func1(data2)<
1){let err9={instancePath:instancePath+"/schedule",schemaPath:"#/properties/schedule/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}else{
let err10={instancePath:instancePath+"/schedule",schemaPath:"#/properties/schedule/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}if(data.trigger!==void 0){
let data3=data.trigger;if(typeof data3=="string"){if(func1(data3)>120){let err11={instancePath:instancePath+"/trigger",schemaPath:"\
#/properties/trigger/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};
vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}if(func1(data3)<1){let err12={instancePath:instancePath+"/tr\
igger",schemaPath:"#/properties/trigger/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer tha\
n 1 characters"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}}else{let err13={instancePath:instancePath+
"/trigger",schemaPath:"#/properties/trigger/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err13]:vErrors.push(err13),errors++}}}else{let err14={instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}return validate92.errors=
vErrors,errors===0}validate92.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v20=validate93;var pattern10=new RegExp("^(https://.+|http://(127\\.0\\.0\\.1|localhost)([:/].*)?)$","u"),pattern11=new RegExp("^(\\*|[a\
-z_]+\\.(\\*|[a-z_]+))$","u");function validate93(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate93.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.url===void 0){let err0={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"must have required prope\
rty 'url'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.events===void 0){let err1={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"events"},message:"must have required property 'events'"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}for(let key0 in data){if(vErrors!==null&&vErrors.length>=1e4)break;if(!(key0===
"url"||key0==="events")){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err2]:vErrors.push(err2),
errors++}}if(data.url!==void 0){let data0=data.url;if(typeof data0=="string"){if(func1(data0)>2048){let err3={instancePath:instancePath+
"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have more than \
2048 characters"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(!pattern10.test(data0)){let err4={instancePath:instancePath+
"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern:"^(https://.+|http://(127\\.0\\.0\\.1|localh\
ost)([:/].*)?)$"},message:'must match pattern "^(https://.+|http://(127\\.0\\.0\\.1|localhost)([:/].*)?)$"'};vErrors===null?
vErrors=[err4]:vErrors.push(err4),errors++}if(!formats16(data0)){let err5={instancePath:instancePath+"/url",schemaPath:"\
#/properties/url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};vErrors===null?vErrors=
[err5]:vErrors.push(err5),errors++}}else{let err6={instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}if(data.
events!==void 0){let data1=data.events;if(Array.isArray(data1)){if(data1.length<1){let err7={instancePath:instancePath+"\
/events",schemaPath:"#/properties/events/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than\
 1 items"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}let all0=vErrors;for(let i0=0;i0<data1.length;i0++){
vErrors=null,errors=0;let data2=data1[i0];if(typeof data2=="string"){if(func1(data2)>120){let err8={instancePath:instancePath+
"/events/"+i0,schemaPath:"#/properties/events/items/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT \
have more than 120 characters"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}if(!pattern11.test(data2)){let err9={
instancePath:instancePath+"/events/"+i0,schemaPath:"#/properties/events/items/pattern",keyword:"pattern",params:{pattern:"\
^(\\*|[a-z_]+\\.(\\*|[a-z_]+))$"},message:'must match pattern "^(\\*|[a-z_]+\\.(\\*|[a-z_]+))$"'};vErrors===null?vErrors=
[err9]:vErrors.push(err9),errors++}}else{let err10={instancePath:instancePath+"/events/"+i0,schemaPath:"#/properties/eve\
nts/items/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err10]:vErrors.push(
err10),errors++}if(all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)all0.push(error0);if(all0!==
null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length;let i1=data1.length,j0;if(i1>1){let indices0={};
for(;i1--;){let item0=data1[i1];if(typeof item0=="string"){if(typeof indices0[item0]=="number"){j0=indices0[item0];let err11={
instancePath:instancePath+"/events",schemaPath:"#/properties/events/uniqueItems",keyword:"uniqueItems",params:{i:i1,j:j0},
message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};vErrors===null?vErrors=[err11]:vErrors.
push(err11),errors++;break}indices0[item0]=i1}}}}else{let err12={instancePath:instancePath+"/events",schemaPath:"#/prope\
rties/events/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err12]:vErrors.
push(err12),errors++}}}else{let err13={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}return validate93.errors=vErrors,errors===0}
validate93.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v21=validate94;function validate94(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate94.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),typeof data!="string"){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}return validate94.errors=vErrors,
errors===0}validate94.evaluated={dynamicProps:!1,dynamicItems:!1};var v22=validate95,schema45={type:"string",description:"\
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
m the payment processor.",retry:"never"},invalid_grant:{"x-provisional":"The code is invalid_grant, as in OAuth 2.0.",when:"\
The authorization code or refresh token is unknown, was used before, or does not match its verifier.",remedy:"Sign in ag\
ain.",retry:"never"},token_expired:{when:"The access token of a session has expired.",remedy:"Refresh the session, then \
send the request again.",retry:"same-key"},unauthorized:{when:"The token is missing, malformed, unknown or revoked, or s\
omething else blocks its access.",remedy:"See `details.hint`.",retry:"never"},insufficient_scope:{when:"The token lacks \
the scope of the operation.",remedy:"Use a token with the scope in `details.required_scope`.",retry:"never"},workspace_forbidden:{
when:"The session has no access to the workspace of the switch, or the request used an API key.",remedy:"Switch to a wor\
kspace that the user can access, or create an API key in the other workspace.",retry:"never"},policy_denied:{when:"A pol\
icy rule of the workspace blocks the request.",remedy:"Contact the maintainer of the policy rule in `details.rule_id`.",
retry:"never"},not_found:{when:"The record or the workspace does not exist, or is not visible to the token.",remedy:"Che\
ck the id or slug, and the workspace and mode of the token.",retry:"never"},workspace_not_found:{when:"No workspace with\
 this slug exists or is visible to the token. Sent by billing operations.",remedy:"Check the slug, and the workspace of \
the token.",retry:"never"},not_acceptable:{when:"The operation does not support the requested encoding. Only lists suppo\
rt encodings other than JSON.",remedy:"Send `Accept: application/json`.",retry:"never"},conflict:{when:"The request conf\
licts with the current state.",remedy:"See `details.kind`. Without a kind, read the draft again and repeat the change.",
retry:"never"},already_decided:{when:"The approval is already approved or denied.",remedy:"Do nothing: a decision is fin\
al.",retry:"never"},payload_too_large:{"x-provisional":"A body may have 1 MB.",when:"The body is larger than the service\
 accepts.",remedy:"Send less data in one request.",retry:"never"},IDEMPOTENCY_MISMATCH:{when:"The idempotency key was al\
ready used with another body.",remedy:"Use a new key for each new request.",retry:"never"},plan_change_not_allowed:{when:"\
The plan cannot be changed at the moment.",remedy:"First end what blocks the change, such as a trial or a pending cancel\
lation.",retry:"never"},payment_method_declined:{when:"The payment processor declined the card.",remedy:"Use another car\
d.",retry:"never"},rate_limited:{when:"The token has sent too many requests.",remedy:"Wait for `Retry-After` seconds.",retry:"\
after-delay"},internal_error:{"x-provisional":"The code is internal_error.",when:"The service failed.",remedy:"Retry wit\
h exponential backoff and jitter, starting at one second. Treat any other 5xx the same way.",retry:"same-key"},upstream_unavailable:{
when:"An upstream provider of the service failed.",remedy:"Send the request again with exponential backoff if `details.r\
etryable` is true. With the hint `rotate_secret`, rotate the secret first.",retry:"same-key"},residency_violation:{when:"\
The secret is restricted to a region other than the runtime's.",remedy:"Use the secret from its own region.",retry:"neve\
r"}},examples:["not_found"],enum:["validation_failed","invalid_patch","invalid_cursor","invalid_plan","invalid_token","i\
nvalid_grant","token_expired","unauthorized","insufficient_scope","workspace_forbidden","policy_denied","not_found","wor\
kspace_not_found","not_acceptable","conflict","already_decided","payload_too_large","IDEMPOTENCY_MISMATCH","plan_change_\
not_allowed","payment_method_declined","rate_limited","internal_error","upstream_unavailable","residency_violation"]};function validate95(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate95.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!=
"string"){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data==="validation_failed"||data==="invalid_patch"||data==="invalid\
_cursor"||data==="invalid_plan"||data==="invalid_token"||data==="invalid_grant"||data==="token_expired"||data==="unautho\
rized"||data==="insufficient_scope"||data==="workspace_forbidden"||data==="policy_denied"||data==="not_found"||data==="w\
orkspace_not_found"||data==="not_acceptable"||data==="conflict"||data==="already_decided"||data==="payload_too_large"||data===
"IDEMPOTENCY_MISMATCH"||data==="plan_change_not_allowed"||data==="payment_method_declined"||data==="rate_limited"||data===
"internal_error"||data==="upstream_unavailable"||data==="residency_violation")){let err1={instancePath,schemaPath:"#/enu\
m",keyword:"enum",params:{allowedValues:schema45.enum},message:"must be equal to one of the allowed values"};vErrors===null?
vErrors=[err1]:vErrors.push(err1),errors++}return validate95.errors=vErrors,errors===0}validate95.evaluated={dynamicProps:!1,
dynamicItems:!1};var v23=validate96,schema46={type:"object",description:"Additional information about the error. The fie\
lds depend on the code, and more may be added.",additionalProperties:!0,properties:{hint:{description:"How to resolve th\
e error. More hints may be added.",examples:["missing_scope"],type:"string"},required_scope:{type:"string",description:"\
The scope that the token lacks.",examples:["agents:write"]},kind:{description:"The kind of conflict. More kinds may be a\
dded.",examples:["name_taken"],type:"string"},current_version:{type:"string","x-provisional":"The version is a string, a\
s in If-Match.",description:`The current version of the draft.

Provisional: The version is a string, as in If-Match.`,examples:["4"]},operation:{type:"integer",minimum:0,"x-provisiona\
l":"The member counts the operations of the patch from 0.",description:"With `invalid_patch`, the index of the operation\
 that failed.\n\nProvisional: The member counts the operations of the patch from 0.",examples:[0]},path:{type:"string","\
x-provisional":"A long path may be shortened.",description:"With `invalid_patch`, the path of the operation that failed.\
\n\nProvisional: A long path may be shortened.",examples:["/tree/children/3"]},rule_id:{type:"string",description:"The p\
olicy rule that blocked the request.",examples:["rule_01K9FREEZE"]},resource:{type:"string",description:"The resource th\
at the rule protects.",examples:["agents"]},action:{type:"string",description:"The action that the rule forbids.",examples:[
"write"]},upstream:{type:"string",description:"The kind of provider that failed.",enum:["payments","email","storage","da\
tabase","identity","dns"],examples:["database"]},retryable:{type:"boolean",description:"Whether the same request may suc\
ceed later.",examples:[!0]},omitted_fields:{type:"integer",minimum:1,"x-provisional":"A server may list only the first f\
ields, and count the others.",description:"The number of further problems that are not in `fields`. Absent if there are \
none.\n\nProvisional: A server may list only the first fields, and count the others.",examples:[900]},request_id:{type:"\
string",description:"The request id to quote in support requests.",examples:["req_01K9UPSTREAM"]}},examples:[{required_scope:"\
agents:write",hint:"missing_scope"}]};function validate96(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate96.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
hint!==void 0&&typeof data.hint!="string"){let err0={instancePath:instancePath+"/hint",schemaPath:"#/properties/hint/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}
if(data.required_scope!==void 0&&typeof data.required_scope!="string"){let err1={instancePath:instancePath+"/required_sc\
ope",schemaPath:"#/properties/required_scope/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.kind!==void 0&&typeof data.kind!="string"){let err2={instancePath:instancePath+
"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err2]:vErrors.push(err2),errors++}if(data.current_version!==void 0&&typeof data.current_version!="string"){let err3={
instancePath:instancePath+"/current_version",schemaPath:"#/properties/current_version/type",keyword:"type",params:{type:"\
string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.operation!==void 0){
let data4=data.operation;if(!(typeof data4=="number"&&!(data4%1)&&!isNaN(data4))){let err4={instancePath:instancePath+"/\
operation",schemaPath:"#/properties/operation/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===
null?vErrors=[err4]:vErrors.push(err4),errors++}if(typeof data4=="number"&&(data4<0||isNaN(data4))){let err5={instancePath:instancePath+
"/operation",schemaPath:"#/properties/operation/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"mus\
t be >= 0"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}if(data.path!==void 0&&typeof data.path!="string"){
let err6={instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(data.rule_id!==void 0&&typeof data.rule_id!=
"string"){let err7={instancePath:instancePath+"/rule_id",schemaPath:"#/properties/rule_id/type",keyword:"type",params:{type:"\
string"},message:"must be string"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}if(data.resource!==void 0&&
typeof data.resource!="string"){let err8={instancePath:instancePath+"/resource",schemaPath:"#/properties/resource/type",
keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}
if(data.action!==void 0&&typeof data.action!="string"){let err9={instancePath:instancePath+"/action",schemaPath:"#/prope\
rties/action/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err9]:vErrors.
push(err9),errors++}if(data.upstream!==void 0){let data9=data.upstream;if(typeof data9!="string"){let err10={instancePath:instancePath+
"/upstream",schemaPath:"#/properties/upstream/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err10]:vErrors.push(err10),errors++}if(!(data9==="payments"||data9==="email"||data9==="storage"||data9==="\
database"||data9==="identity"||data9==="dns")){let err11={instancePath:instancePath+"/upstream",schemaPath:"#/properties\
/upstream/enum",keyword:"enum",params:{allowedValues:schema46.properties.upstream.enum},message:"must be equal to one of\
 the allowed values"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}}if(data.retryable!==void 0&&typeof data.
retryable!="boolean"){let err12={instancePath:instancePath+"/retryable",schemaPath:"#/properties/retryable/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}if(data.
omitted_fields!==void 0){let data11=data.omitted_fields;if(!(typeof data11=="number"&&!(data11%1)&&!isNaN(data11))){let err13={
instancePath:instancePath+"/omitted_fields",schemaPath:"#/properties/omitted_fields/type",keyword:"type",params:{type:"i\
nteger"},message:"must be integer"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}if(typeof data11=="numbe\
r"&&(data11<1||isNaN(data11))){let err14={instancePath:instancePath+"/omitted_fields",schemaPath:"#/properties/omitted_f\
ields/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};vErrors===null?vErrors=[err14]:
vErrors.push(err14),errors++}}if(data.request_id!==void 0&&typeof data.request_id!="string"){let err15={instancePath:instancePath+
"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type:"string"},message:"must be string"};
vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}}else{let err16={instancePath,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}return validate96.
errors=vErrors,errors===0}validate96.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v24=validate97;var pattern12=new RegExp("^[^\\r\\n]+$","u");function validate99(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate99.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
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
[err7]:vErrors.push(err7),errors++}return validate99.errors=vErrors,errors===0}validate99.evaluated={props:{path:!0,reason:!0,
message:!0},dynamicProps:!1,dynamicItems:!1};function validate97(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate97.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
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
ers"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(!pattern12.test(data2)){let err6={instancePath:instancePath+
"/error/message",schemaPath:"#/properties/error/properties/message/pattern",keyword:"pattern",params:{pattern:"^[^\\r\\n]+\
$"},message:'must match pattern "^[^\\r\\n]+$"'};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}else{let err7={
instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}if(data0.details!==void 0&&
(validate96(data0.details,{instancePath:instancePath+"/error/details",parentData:data0,parentDataProperty:"details",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate96.errors:vErrors.concat(validate96.errors),errors=vErrors.length)),data0.
fields!==void 0){let data4=data0.fields;if(Array.isArray(data4)){let all0=vErrors;for(let i0=0;i0<data4.length;i0++){if(vErrors=
null,errors=0,validate99(data4[i0],{instancePath:instancePath+"/error/fields/"+i0,parentData:data4,parentDataProperty:i0,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate99.errors:vErrors.concat(validate99.errors),errors=vErrors.length),
all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)all0.push(error0);if(all0!==null&&all0.length>=
1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err8={instancePath:instancePath+"/error/fields",schemaPath:"\
#/properties/error/properties/fields/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?
vErrors=[err8]:vErrors.push(err8),errors++}}}else{let err9={instancePath:instancePath+"/error",schemaPath:"#/properties/\
error/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err9]:vErrors.push(err9),
errors++}}}else{let err10={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}return validate97.errors=vErrors,errors===0}validate97.evaluated=
{props:{error:!0},dynamicProps:!1,dynamicItems:!1};var v25=validate101,schema49={type:"string",description:"How to resol\
ve an error.\n\n- `token_expired`: The access token of a session has expired. `Retry-After` is 0. Refresh the session, the\
n send the request again immediately.\n- `token_revoked`: The token was revoked permanently. Sign in again, or create ano\
ther key.\n- `invalid_credentials`: The token is missing, malformed or unknown. Send a valid token. Provisional: This is \
the hint for every other token that is rejected.\n- `workspace_locked`: The workspace is on a billing or compliance hold.\
 Sent with 401 or 403. Resolve the hold in the console.\n- `mfa_required`: The session lacks its second factor. Sent with\
 401 or 403. Complete the second factor, then send the request again.\n- `missing_scope`: The token lacks the scope in `r\
equired_scope`. Use a token with that scope.\n- `rotate_secret`: A provider requires a new value of the secret. Rotate th\
e secret, then send the request again.\n","x-values":{token_expired:{when:"The access token of a session has expired. `R\
etry-After` is 0.",remedy:"Refresh the session, then send the request again immediately.",retry:"same-key"},token_revoked:{
when:"The token was revoked permanently.",remedy:"Sign in again, or create another key.",retry:"never"},invalid_credentials:{
"x-provisional":"This is the hint for every other token that is rejected.",when:"The token is missing, malformed or unkn\
own.",remedy:"Send a valid token.",retry:"never"},workspace_locked:{when:"The workspace is on a billing or compliance ho\
ld. Sent with 401 or 403.",remedy:"Resolve the hold in the console.",retry:"same-key"},mfa_required:{when:"The session l\
acks its second factor. Sent with 401 or 403.",remedy:"Complete the second factor, then send the request again.",retry:"\
same-key"},missing_scope:{when:"The token lacks the scope in `required_scope`.",remedy:"Use a token with that scope.",retry:"\
never"},rotate_secret:{when:"A provider requires a new value of the secret.",remedy:"Rotate the secret, then send the re\
quest again.",retry:"same-key"}},examples:["missing_scope"],enum:["token_expired","token_revoked","invalid_credentials",
"workspace_locked","mfa_required","missing_scope","rotate_secret"]};function validate101(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate101.evaluated;if(evaluated0.
dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){let err0={
instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err0]:vErrors.push(err0),errors++}if(!(data==="token_expired"||data==="token_revoked"||data==="invalid_credentials"||data===
"workspace_locked"||data==="mfa_required"||data==="missing_scope"||data==="rotate_secret")){let err1={instancePath,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:schema49.enum},message:"must be equal to one of the allowed values"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}return validate101.errors=vErrors,errors===0}validate101.evaluated={dynamicProps:!1,
dynamicItems:!1};var v26=validate102;var pattern13=new RegExp("^[A-Z]{3}$","u");function validate102(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate102.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
invoice_id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"invoice_\
id"},message:"must have required property 'invoice_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.
amount===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"amount"},message:"\
must have required property 'amount'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.currency===void 0){
let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"currency"},message:"must have\
 required property 'currency'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.invoice_id!==void 0&&typeof data.
invoice_id!="string"){let err3={instancePath:instancePath+"/invoice_id",schemaPath:"#/properties/invoice_id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.
amount!==void 0){let data1=data.amount;if(!(typeof data1=="number"&&!(data1%1)&&!isNaN(data1))){let err4={instancePath:instancePath+
"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===
null?vErrors=[err4]:vErrors.push(err4),errors++}}if(data.currency!==void 0){let data2=data.currency;if(typeof data2=="st\
ring"){if(!pattern13.test(data2)){let err5={instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/patt\
ern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};vErrors===null?vErrors=[
err5]:vErrors.push(err5),errors++}}else{let err6={instancePath:instancePath+"/currency",schemaPath:"#/properties/currenc\
y/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err6]:vErrors.push(err6),
errors++}}}else{let err7={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}return validate102.errors=vErrors,errors===0}validate102.evaluated=
{props:{invoice_id:!0,amount:!0,currency:!0},dynamicProps:!1,dynamicItems:!1};var v27=validate103;function validate103(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate103.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}if(data.type===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},message:"must have required property 'type'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.created_at===
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
validate(data2)){let err11={instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===null?vErrors=[err11]:vErrors.push(
err11),errors++}}else{let err12={instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}}if(data.
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
object"},message:"must be object"};vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++}return validate103.errors=
vErrors,errors===0}validate103.evaluated={props:{id:!0,type:!0,created_at:!0,workspace:!0,version:!0,data:!0},dynamicProps:!1,
dynamicItems:!1};var v28=validate104;function validate104(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate104.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
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
err10),errors++}if(!formats16(data2)){let err11={instancePath:instancePath+"/redirect_uri",schemaPath:"#/properties/redi\
rect_uri/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};vErrors===null?vErrors=[err11]:
vErrors.push(err11),errors++}}else{let err12={instancePath:instancePath+"/redirect_uri",schemaPath:"#/properties/redirec\
t_uri/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err12]:vErrors.push(
err12),errors++}}}else{let err13={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}return validate104.errors=vErrors,errors===0}validate104.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v29=validate105;function validate105(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate105.evaluated;if(evaluated0.
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
message:"must be object"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}return validate105.errors=vErrors,errors===
0}validate105.evaluated={props:{path:!0,reason:!0,message:!0},dynamicProps:!1,dynamicItems:!1};var v30=validate106,schema54={
type:"string",description:"The reasons why a field is invalid.",enum:["missing","too_short","too_long","format_mismatch",
"out_of_range","unknown_value","unknown_field"],examples:["missing"]};function validate106(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate106.evaluated;if(evaluated0.
dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){let err0={
instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err0]:vErrors.push(err0),errors++}if(!(data==="missing"||data==="too_short"||data==="too_long"||data==="format_mismatch"||
data==="out_of_range"||data==="unknown_value"||data==="unknown_field")){let err1={instancePath,schemaPath:"#/enum",keyword:"\
enum",params:{allowedValues:schema54.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}return validate106.errors=vErrors,errors===0}validate106.evaluated={dynamicProps:!1,dynamicItems:!1};
var v31=validate107,schema55={type:"object",description:"A form, as defined in the form editor. Forms are read-only in t\
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
y.",examples:[{to:"owner@acme.example"}]}},examples:[{capability:"email.send",args:{to:"owner@acme.example"}}]}}},pattern16=new RegExp(
"^frm_.+$","u");function validate107(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate107.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
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
[err4]:vErrors.push(err4),errors++}if(data.id!==void 0){let data0=data.id;if(typeof data0=="string"){if(!pattern16.test(
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
must be object"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}return validate107.errors=vErrors,errors===
0}validate107.evaluated={props:{id:!0,name:!0,schema_table:!0,fields:!0,submit_label:!0,on_submit:!0},dynamicProps:!1,dynamicItems:!1};
var v32=validate108,schema56={type:"object",description:"One page of the workspace's forms.",required:["data"],properties:{
data:{type:"array",description:"Form definitions.",items:{$ref:"defs#/$defs/Form"},examples:[[{id:"frm_01K9CONTACT",name:"\
Contact us",schema_table:"contact_messages",fields:["name","email","message"],submit_label:"Send"}]]},next_cursor:{type:[
"string","null"],description:"The cursor of the next page. Opaque. Absent or `null` on the last page only: a page that h\
as a cursor is not the last one, even if it has fewer records than the limit, or none.",examples:["eyJhZnRlciI6ImZybV8wM\
Us5Q09OVEFDVCJ9"]}}};function validate108(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate108.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.data===void 0){let err0={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required prop\
erty 'data'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.data!==void 0){let data0=data.data;if(Array.
isArray(data0)){let all0=vErrors;for(let i0=0;i0<data0.length;i0++){if(vErrors=null,errors=0,validate107(data0[i0],{instancePath:instancePath+
"/data/"+i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate107.errors:
vErrors.concat(validate107.errors),errors=vErrors.length),all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)
all0.push(error0);if(all0!==null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err1={instancePath:instancePath+
"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?
vErrors=[err1]:vErrors.push(err1),errors++}}if(data.next_cursor!==void 0){let data2=data.next_cursor;if(typeof data2!="s\
tring"&&data2!==null){let err2={instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/type",keyword:"\
type",params:{type:schema56.properties.next_cursor.type},message:"must be string,null"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate108.errors=vErrors,errors===0}validate108.
evaluated={props:{data:!0,next_cursor:!0},dynamicProps:!1,dynamicItems:!1};var v33=validate110;function validate110(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate110.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),validate57(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate57.errors:vErrors.concat(validate57.errors),errors=vErrors.length),data&&typeof data=="object"&&!Array.
isArray(data)){if(data.type!==void 0&&data.type!=="forms.created"){let err0={instancePath:instancePath+"/type",schemaPath:"\
#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue:"forms.created"},message:"must be equal to constan\
t"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}data.data!==void 0&&(validate107(data.data,{instancePath:instancePath+
"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate107.errors:
vErrors.concat(validate107.errors),errors=vErrors.length))}else{let err1={instancePath,schemaPath:"#/allOf/1/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate110.
errors=vErrors,errors===0}validate110.evaluated={props:{type:!0,data:!0,id:!0,created_at:!0,workspace:!0,version:!0},dynamicProps:!1,
dynamicItems:!1};var v34=validate113;var pattern17=new RegExp("^sub_.+$","u");function validate115(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate115.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"mu\
st have required property 'id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.form_id===void 0){let err1={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"form_id"},message:"must have required p\
roperty 'form_id'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.data===void 0){let err2={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};
vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.submitted_at===void 0){let err3={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"submitted_at"},message:"must have required property 'submitted_a\
t'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.id!==void 0){let data0=data.id;if(typeof data0=="\
string"){if(!pattern17.test(data0)){let err4={instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"\
pattern",params:{pattern:"^sub_.+$"},message:'must match pattern "^sub_.+$"'};vErrors===null?vErrors=[err4]:vErrors.push(
err4),errors++}}else{let err5={instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}if(data.form_id!==void 0&&
typeof data.form_id!="string"){let err6={instancePath:instancePath+"/form_id",schemaPath:"#/properties/form_id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(data.
data!==void 0){let data2=data.data;if(!(data2&&typeof data2=="object"&&!Array.isArray(data2))){let err7={instancePath:instancePath+
"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?
vErrors=[err7]:vErrors.push(err7),errors++}}if(data.submitted_at!==void 0){let data3=data.submitted_at;if(typeof data3==
"string"){if(!formats0.validate(data3)){let err8={instancePath:instancePath+"/submitted_at",schemaPath:"#/properties/sub\
mitted_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===null?vErrors=
[err8]:vErrors.push(err8),errors++}}else{let err9={instancePath:instancePath+"/submitted_at",schemaPath:"#/properties/su\
bmitted_at/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err9]:vErrors.push(
err9),errors++}}}else{let err10={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}return validate115.errors=vErrors,errors===0}validate115.
evaluated={props:{id:!0,form_id:!0,data:!0,submitted_at:!0},dynamicProps:!1,dynamicItems:!1};function validate113(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate113.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),validate57(
data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate57.errors:vErrors.
concat(validate57.errors),errors=vErrors.length),data&&typeof data=="object"&&!Array.isArray(data)){if(data.type!==void 0&&
data.type!=="forms.submitted"){let err0={instancePath:instancePath+"/type",schemaPath:"#/allOf/1/properties/type/const",
keyword:"const",params:{allowedValue:"forms.submitted"},message:"must be equal to constant"};vErrors===null?vErrors=[err0]:
vErrors.push(err0),errors++}data.data!==void 0&&(validate115(data.data,{instancePath:instancePath+"/data",parentData:data,
parentDataProperty:"data",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate115.errors:vErrors.concat(validate115.
errors),errors=vErrors.length))}else{let err1={instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate113.errors=vErrors,
errors===0}validate113.evaluated={props:{type:!0,data:!0,id:!0,created_at:!0,workspace:!0,version:!0},dynamicProps:!1,dynamicItems:!1};
var v35=validate117,schema60={type:"object",description:"The charge for a billing period.",required:["id","period_start",
"period_end","amount","currency","status","pdf_url"],properties:{id:{description:"The invoice's id.",allOf:[{type:"strin\
g",description:`An id.

Provisional: The id is a string without a fixed prefix.`,"x-provisional":"The id is a string without a fixed prefix.",examples:[
"inv_01K9SEP"]}],examples:["inv_01K9SEP"]},period_start:{description:"The start of the invoiced period.",allOf:[{type:"s\
tring",format:"date-time",description:`A time.

Provisional: The value is a date-time, as in the billing state.`,"x-provisional":"The value is a date-time, as in the bi\
lling state.",examples:["2026-09-01T00:00:00.000Z"]}],examples:["2026-09-01T00:00:00.000Z"]},period_end:{description:"Th\
e end of the invoiced period.",allOf:[{type:"string",format:"date-time",description:`A time.

Provisional: The value is a date-time, as in the billing state.`,"x-provisional":"The value is a date-time, as in the bi\
lling state.",examples:["2026-10-01T00:00:00.000Z"]}],examples:["2026-10-01T00:00:00.000Z"]},amount:{description:"The to\
tal including overage, in the currency's minor unit (cents for USD).",allOf:[{type:"integer",description:`An amount in m\
inor units.

Provisional: The amount is an integer in minor units, such as cents.`,"x-provisional":"The amount is an integer in minor\
 units, such as cents.",examples:[4900]}],examples:[4900]},currency:{type:"string",pattern:"^([A-Z]{3}|[0-9]{3})$",description:"\
The ISO 4217 currency code, usually the alphabetic one.",examples:["USD"]},status:{type:"string",enum:["draft","open","p\
aid","void","uncollectible"],description:"The status of the invoice.",examples:["paid"]},pdf_url:{description:"The URL o\
f the invoice as a PDF.",allOf:[{type:"string",format:"uri",description:`A URL.

Provisional: Every invoice has a URL, drafts included.`,"x-provisional":"Every invoice has a URL, drafts included.",examples:[
"https://billing.acme.example/invoices/inv_01K9SEP.pdf"]}],examples:["https://billing.acme.example/invoices/inv_01K9SEP.\
pdf"]}}},pattern18=new RegExp("^([A-Z]{3}|[0-9]{3})$","u");function validate117(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate117.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(
data)){if(data.id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"i\
d"},message:"must have required property 'id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.period_start===
void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"period_start"},message:"\
must have required property 'period_start'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.period_end===
void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"period_end"},message:"\
must have required property 'period_end'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.amount===void 0){
let err3={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"amount"},message:"must have r\
equired property 'amount'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.currency===void 0){let err4={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"currency"},message:"must have required \
property 'currency'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.status===void 0){let err5={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'statu\
s'"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(data.pdf_url===void 0){let err6={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"pdf_url"},message:"must have required property 'pdf_url'"};vErrors===
null?vErrors=[err6]:vErrors.push(err6),errors++}if(data.id!==void 0&&typeof data.id!="string"){let err7={instancePath:instancePath+
"/id",schemaPath:"#/properties/id/allOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err7]:vErrors.push(err7),errors++}if(data.period_start!==void 0){let data1=data.period_start;if(typeof data1==
"string"){if(!formats0.validate(data1)){let err8={instancePath:instancePath+"/period_start",schemaPath:"#/properties/per\
iod_start/allOf/0/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===
null?vErrors=[err8]:vErrors.push(err8),errors++}}else{let err9={instancePath:instancePath+"/period_start",schemaPath:"#/\
properties/period_start/allOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err9]:vErrors.push(err9),errors++}}if(data.period_end!==void 0){let data2=data.period_end;if(typeof data2=="string"){if(!formats0.
validate(data2)){let err10={instancePath:instancePath+"/period_end",schemaPath:"#/properties/period_end/allOf/0/format",
keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===null?vErrors=[err10]:vErrors.
push(err10),errors++}}else{let err11={instancePath:instancePath+"/period_end",schemaPath:"#/properties/period_end/allOf/\
0/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err11]:vErrors.push(err11),
errors++}}if(data.amount!==void 0){let data3=data.amount;if(!(typeof data3=="number"&&!(data3%1)&&!isNaN(data3))){let err12={
instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/allOf/0/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}}if(data.currency!==void 0){let data4=data.
currency;if(typeof data4=="string"){if(!pattern18.test(data4)){let err13={instancePath:instancePath+"/currency",schemaPath:"\
#/properties/currency/pattern",keyword:"pattern",params:{pattern:"^([A-Z]{3}|[0-9]{3})$"},message:'must match pattern "^\
([A-Z]{3}|[0-9]{3})$"'};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}}else{let err14={instancePath:instancePath+
"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err14]:vErrors.push(err14),errors++}}if(data.status!==void 0){let data5=data.status;if(typeof data5!="stri\
ng"){let err15={instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}if(!(data5==="draft"||data5===
"open"||data5==="paid"||data5==="void"||data5==="uncollectible")){let err16={instancePath:instancePath+"/status",schemaPath:"\
#/properties/status/enum",keyword:"enum",params:{allowedValues:schema60.properties.status.enum},message:"must be equal t\
o one of the allowed values"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}}if(data.pdf_url!==void 0){let data6=data.
pdf_url;if(typeof data6=="string"){if(!formats16(data6)){let err17={instancePath:instancePath+"/pdf_url",schemaPath:"#/p\
roperties/pdf_url/allOf/0/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};vErrors===null?
vErrors=[err17]:vErrors.push(err17),errors++}}else{let err18={instancePath:instancePath+"/pdf_url",schemaPath:"#/propert\
ies/pdf_url/allOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err18]:
vErrors.push(err18),errors++}}}else{let err19={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}return validate117.errors=vErrors,errors===
0}validate117.evaluated={props:{id:!0,period_start:!0,period_end:!0,amount:!0,currency:!0,status:!0,pdf_url:!0},dynamicProps:!1,
dynamicItems:!1};var v36=validate118,schema61={type:"object",description:"One page of the workspace's invoices.",required:[
"data"],properties:{data:{type:"array",description:"Invoices.",items:{$ref:"defs#/$defs/Invoice"},examples:[[{id:"inv_01\
K9SEP",period_start:"2026-09-01T00:00:00.000Z",period_end:"2026-10-01T00:00:00.000Z",amount:4900,currency:"USD",status:"\
paid",pdf_url:"https://billing.acme.example/invoices/inv_01K9SEP.pdf"}]]},next_cursor:{type:["string","null"],description:"\
The cursor of the next page. Opaque. Absent or `null` on the last page only: a page that has a cursor is not the last on\
e, even if it has fewer records than the limit, or none.",examples:["eyJhZnRlciI6Imludl8wMUs5U0VQIn0"]}}};function validate118(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate118.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.data===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}if(data.data!==void 0){let data0=data.data;if(Array.isArray(data0)){let all0=vErrors;for(let i0=0;i0<
data0.length;i0++){if(vErrors=null,errors=0,validate117(data0[i0],{instancePath:instancePath+"/data/"+i0,parentData:data0,
parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate117.errors:vErrors.concat(validate117.errors),
errors=vErrors.length),all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)all0.push(error0);if(all0!==
null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err1={instancePath:instancePath+"/da\
ta",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}}if(data.next_cursor!==void 0){let data2=data.next_cursor;if(typeof data2!="string"&&
data2!==null){let err2={instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/type",keyword:"typ\
e",params:{type:schema61.properties.next_cursor.type},message:"must be string,null"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate118.errors=vErrors,errors===0}validate118.
evaluated={props:{data:!0,next_cursor:!0},dynamicProps:!1,dynamicItems:!1};var v37=validate120;var schema63={type:"object",description:"An operation of a JSON Patch (RFC 6902, section 4). `add`, `replace` and `test`\
 require `value`, `move` and `copy` require `from`. Members that the operation does not define are ignored.",additionalProperties:!0,
required:["op","path"],properties:{op:{type:"string",enum:["add","remove","replace","move","copy","test"],description:"T\
he operation to perform at the path.",examples:["replace"]},path:{type:"string",pattern:"^(/([^~/]|~[01])*)*$",description:"\
A JSON Pointer (RFC 6901) into the document.",examples:["/tree/children/0/props/headline"]}},oneOf:[{description:"Adds o\
r replaces a value, or compares with it.",required:["op","value"],properties:{op:{enum:["add","replace","test"]},value:{
description:"Any JSON value.",examples:["Coffee, roasted this morning"]}}},{description:"Moves or copies a value within \
the document.",required:["op","from"],properties:{op:{enum:["move","copy"]},from:{type:"string",pattern:"^(/([^~/]|~[01]\
)*)*$",description:"A JSON Pointer to the source value.",examples:["/tree/children/1"]}}},{description:"Removes the valu\
e.",required:["op"],properties:{op:{const:"remove"}}}],examples:[{op:"replace",path:"/tree/children/0/props/headline",value:"\
Coffee, roasted this morning"}],discriminator:{propertyName:"op"}},pattern19=new RegExp("^(/([^~/]|~[01])*)*$","u");function validate121(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate121.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.op===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"op"},message:"must have required property 'op'"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}if(data.path===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
path"},message:"must have required property 'path'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.op!==
void 0){let data0=data.op;if(typeof data0!="string"){let err2={instancePath:instancePath+"/op",schemaPath:"#/properties/\
op/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.push(err2),
errors++}if(!(data0==="add"||data0==="remove"||data0==="replace"||data0==="move"||data0==="copy"||data0==="test")){let err3={
instancePath:instancePath+"/op",schemaPath:"#/properties/op/enum",keyword:"enum",params:{allowedValues:schema63.properties.
op.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}
if(data.path!==void 0){let data1=data.path;if(typeof data1=="string"){if(!pattern19.test(data1)){let err4={instancePath:instancePath+
"/path",schemaPath:"#/properties/path/pattern",keyword:"pattern",params:{pattern:"^(/([^~/]|~[01])*)*$"},message:'must m\
atch pattern "^(/([^~/]|~[01])*)*$"'};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}else{let err5={instancePath:instancePath+
"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err5]:vErrors.push(err5),errors++}}let tag0=data.op;if(typeof tag0=="string")if(tag0==="add"){if(data&&typeof data==
"object"&&!Array.isArray(data)){if(data.op===void 0){let err6={instancePath,schemaPath:"#/oneOf/0/required",keyword:"req\
uired",params:{missingProperty:"op"},message:"must have required property 'op'"};vErrors===null?vErrors=[err6]:vErrors.push(
err6),errors++}if(data.value===void 0){let err7={instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{
missingProperty:"value"},message:"must have required property 'value'"};vErrors===null?vErrors=[err7]:vErrors.push(err7),
errors++}if(data.op!==void 0){let data2=data.op;if(!(data2==="add"||data2==="replace"||data2==="test")){let err8={instancePath:instancePath+
"/op",schemaPath:"#/oneOf/0/properties/op/enum",keyword:"enum",params:{allowedValues:schema63.oneOf[0].properties.op.enum},
message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}}}else if(tag0===
"replace"){if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.op===void 0){let err9={instancePath,schemaPath:"\
#/oneOf/0/required",keyword:"required",params:{missingProperty:"op"},message:"must have required property 'op'"};vErrors===
null?vErrors=[err9]:vErrors.push(err9),errors++}if(data.value===void 0){let err10={instancePath,schemaPath:"#/oneOf/0/re\
quired",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};vErrors===null?
vErrors=[err10]:vErrors.push(err10),errors++}if(data.op!==void 0){let data3=data.op;if(!(data3==="add"||data3==="replace"||
data3==="test")){let err11={instancePath:instancePath+"/op",schemaPath:"#/oneOf/0/properties/op/enum",keyword:"enum",params:{
allowedValues:schema63.oneOf[0].properties.op.enum},message:"must be equal to one of the allowed values"};vErrors===null?
vErrors=[err11]:vErrors.push(err11),errors++}}}}else if(tag0==="test"){if(data&&typeof data=="object"&&!Array.isArray(data)){
if(data.op===void 0){let err12={instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"\
op"},message:"must have required property 'op'"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}if(data.value===
void 0){let err13={instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"value"},message:"\
must have required property 'value'"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}if(data.op!==void 0){let data4=data.
op;if(!(data4==="add"||data4==="replace"||data4==="test")){let err14={instancePath:instancePath+"/op",schemaPath:"#/oneO\
f/0/properties/op/enum",keyword:"enum",params:{allowedValues:schema63.oneOf[0].properties.op.enum},message:"must be equa\
l to one of the allowed values"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}}}}else if(tag0==="move"){if(data&&
typeof data=="object"&&!Array.isArray(data)){if(data.op===void 0){let err15={instancePath,schemaPath:"#/oneOf/1/required",
keyword:"required",params:{missingProperty:"op"},message:"must have required property 'op'"};vErrors===null?vErrors=[err15]:
vErrors.push(err15),errors++}if(data.from===void 0){let err16={instancePath,schemaPath:"#/oneOf/1/required",keyword:"req\
uired",params:{missingProperty:"from"},message:"must have required property 'from'"};vErrors===null?vErrors=[err16]:vErrors.
push(err16),errors++}if(data.op!==void 0){let data5=data.op;if(!(data5==="move"||data5==="copy")){let err17={instancePath:instancePath+
"/op",schemaPath:"#/oneOf/1/properties/op/enum",keyword:"enum",params:{allowedValues:schema63.oneOf[1].properties.op.enum},
message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}}if(data.
from!==void 0){let data6=data.from;if(typeof data6=="string"){if(!pattern19.test(data6)){let err18={instancePath:instancePath+
"/from",schemaPath:"#/oneOf/1/properties/from/pattern",keyword:"pattern",params:{pattern:"^(/([^~/]|~[01])*)*$"},message:'\
must match pattern "^(/([^~/]|~[01])*)*$"'};vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++}}else{let err19={
instancePath:instancePath+"/from",schemaPath:"#/oneOf/1/properties/from/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}}}}else if(tag0==="copy"){if(data&&typeof data==
"object"&&!Array.isArray(data)){if(data.op===void 0){let err20={instancePath,schemaPath:"#/oneOf/1/required",keyword:"re\
quired",params:{missingProperty:"op"},message:"must have required property 'op'"};vErrors===null?vErrors=[err20]:vErrors.
push(err20),errors++}if(data.from===void 0){let err21={instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{
missingProperty:"from"},message:"must have required property 'from'"};vErrors===null?vErrors=[err21]:vErrors.push(err21),
errors++}if(data.op!==void 0){let data7=data.op;if(!(data7==="move"||data7==="copy")){let err22={instancePath:instancePath+
"/op",schemaPath:"#/oneOf/1/properties/op/enum",keyword:"enum",params:{allowedValues:schema63.oneOf[1].properties.op.enum},
message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err22]:vErrors.push(err22),errors++}}if(data.
from!==void 0){let data8=data.from;if(typeof data8=="string"){if(!pattern19.test(data8)){let err23={instancePath:instancePath+
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
st be object"};vErrors===null?vErrors=[err29]:vErrors.push(err29),errors++}return validate121.errors=vErrors,errors===0}
validate121.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate120(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate120.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),Array.isArray(data)){let all0=vErrors;for(let i0=0;i0<
data.length;i0++){if(vErrors=null,errors=0,validate121(data[i0],{instancePath:instancePath+"/"+i0,parentData:data,parentDataProperty:i0,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate121.errors:vErrors.concat(validate121.errors),errors=vErrors.
length),all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)all0.push(error0);if(all0!==null&&all0.
length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err0={instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}return validate120.
errors=vErrors,errors===0}validate120.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var v38=validate123;function validate123(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate123.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.op===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"op"},message:"must have required property 'op'"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}if(data.path===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
path"},message:"must have required property 'path'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.op!==
void 0){let data0=data.op;if(typeof data0!="string"){let err2={instancePath:instancePath+"/op",schemaPath:"#/properties/\
op/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.push(err2),
errors++}if(!(data0==="add"||data0==="remove"||data0==="replace"||data0==="move"||data0==="copy"||data0==="test")){let err3={
instancePath:instancePath+"/op",schemaPath:"#/properties/op/enum",keyword:"enum",params:{allowedValues:schema63.properties.
op.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}
if(data.path!==void 0){let data1=data.path;if(typeof data1=="string"){if(!pattern19.test(data1)){let err4={instancePath:instancePath+
"/path",schemaPath:"#/properties/path/pattern",keyword:"pattern",params:{pattern:"^(/([^~/]|~[01])*)*$"},message:'must m\
atch pattern "^(/([^~/]|~[01])*)*$"'};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}else{let err5={instancePath:instancePath+
"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err5]:vErrors.push(err5),errors++}}let tag0=data.op;if(typeof tag0=="string")if(tag0==="add"){if(data&&typeof data==
"object"&&!Array.isArray(data)){if(data.op===void 0){let err6={instancePath,schemaPath:"#/oneOf/0/required",keyword:"req\
uired",params:{missingProperty:"op"},message:"must have required property 'op'"};vErrors===null?vErrors=[err6]:vErrors.push(
err6),errors++}if(data.value===void 0){let err7={instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{
missingProperty:"value"},message:"must have required property 'value'"};vErrors===null?vErrors=[err7]:vErrors.push(err7),
errors++}if(data.op!==void 0){let data2=data.op;if(!(data2==="add"||data2==="replace"||data2==="test")){let err8={instancePath:instancePath+
"/op",schemaPath:"#/oneOf/0/properties/op/enum",keyword:"enum",params:{allowedValues:schema63.oneOf[0].properties.op.enum},
message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}}}else if(tag0===
"replace"){if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.op===void 0){let err9={instancePath,schemaPath:"\
#/oneOf/0/required",keyword:"required",params:{missingProperty:"op"},message:"must have required property 'op'"};vErrors===
null?vErrors=[err9]:vErrors.push(err9),errors++}if(data.value===void 0){let err10={instancePath,schemaPath:"#/oneOf/0/re\
quired",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};vErrors===null?
vErrors=[err10]:vErrors.push(err10),errors++}if(data.op!==void 0){let data3=data.op;if(!(data3==="add"||data3==="replace"||
data3==="test")){let err11={instancePath:instancePath+"/op",schemaPath:"#/oneOf/0/properties/op/enum",keyword:"enum",params:{
allowedValues:schema63.oneOf[0].properties.op.enum},message:"must be equal to one of the allowed values"};vErrors===null?
vErrors=[err11]:vErrors.push(err11),errors++}}}}else if(tag0==="test"){if(data&&typeof data=="object"&&!Array.isArray(data)){
if(data.op===void 0){let err12={instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"\
op"},message:"must have required property 'op'"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}if(data.value===
void 0){let err13={instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"value"},message:"\
must have required property 'value'"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}if(data.op!==void 0){let data4=data.
op;if(!(data4==="add"||data4==="replace"||data4==="test")){let err14={instancePath:instancePath+"/op",schemaPath:"#/oneO\
f/0/properties/op/enum",keyword:"enum",params:{allowedValues:schema63.oneOf[0].properties.op.enum},message:"must be equa\
l to one of the allowed values"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}}}}else if(tag0==="move"){if(data&&
typeof data=="object"&&!Array.isArray(data)){if(data.op===void 0){let err15={instancePath,schemaPath:"#/oneOf/1/required",
keyword:"required",params:{missingProperty:"op"},message:"must have required property 'op'"};vErrors===null?vErrors=[err15]:
vErrors.push(err15),errors++}if(data.from===void 0){let err16={instancePath,schemaPath:"#/oneOf/1/required",keyword:"req\
uired",params:{missingProperty:"from"},message:"must have required property 'from'"};vErrors===null?vErrors=[err16]:vErrors.
push(err16),errors++}if(data.op!==void 0){let data5=data.op;if(!(data5==="move"||data5==="copy")){let err17={instancePath:instancePath+
"/op",schemaPath:"#/oneOf/1/properties/op/enum",keyword:"enum",params:{allowedValues:schema63.oneOf[1].properties.op.enum},
message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}}if(data.
from!==void 0){let data6=data.from;if(typeof data6=="string"){if(!pattern19.test(data6)){let err18={instancePath:instancePath+
"/from",schemaPath:"#/oneOf/1/properties/from/pattern",keyword:"pattern",params:{pattern:"^(/([^~/]|~[01])*)*$"},message:'\
must match pattern "^(/([^~/]|~[01])*)*$"'};vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++}}else{let err19={
instancePath:instancePath+"/from",schemaPath:"#/oneOf/1/properties/from/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}}}}else if(tag0==="copy"){if(data&&typeof data==
"object"&&!Array.isArray(data)){if(data.op===void 0){let err20={instancePath,schemaPath:"#/oneOf/1/required",keyword:"re\
quired",params:{missingProperty:"op"},message:"must have required property 'op'"};vErrors===null?vErrors=[err20]:vErrors.
push(err20),errors++}if(data.from===void 0){let err21={instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{
missingProperty:"from"},message:"must have required property 'from'"};vErrors===null?vErrors=[err21]:vErrors.push(err21),
errors++}if(data.op!==void 0){let data7=data.op;if(!(data7==="move"||data7==="copy")){let err22={instancePath:instancePath+
"/op",schemaPath:"#/oneOf/1/properties/op/enum",keyword:"enum",params:{allowedValues:schema63.oneOf[1].properties.op.enum},
message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err22]:vErrors.push(err22),errors++}}if(data.
from!==void 0){let data8=data.from;if(typeof data8=="string"){if(!pattern19.test(data8)){let err23={instancePath:instancePath+
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
st be object"};vErrors===null?vErrors=[err29]:vErrors.push(err29),errors++}return validate123.errors=vErrors,errors===0}
validate123.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v39=validate124,schema65={type:"object",description:"\
An entry of the workspace's runtime log.",required:["ts","level","source","message","request_id"],properties:{ts:{type:"\
string",format:"date-time",pattern:"^.*[.,]\\d{3,}([Zz]|[+-]\\d{2}(:?\\d{2})?)?$",description:"The time of the entry, wi\
th milliseconds.",examples:["2026-11-02T08:59:58.412Z"]},level:{type:"string",enum:["debug","info","warn","error"],description:"\
The severity of the entry.",examples:["warn"]},source:{description:"The source of the entry. More values may be added.",
examples:["agent"],type:"string"},message:{type:"string",description:"The message.",examples:["Refund waits for approval"]},
request_id:{type:"string",description:"The id of the inbound request that the entry belongs to.",examples:["req_01K9Q7"]}},
examples:[{ts:"2026-11-02T08:59:58.412Z",level:"warn",source:"agent",message:"Refund waits for approval",request_id:"req\
_01K9Q7"}]},pattern25=new RegExp("^.*[.,]\\d{3,}([Zz]|[+-]\\d{2}(:?\\d{2})?)?$","u");function validate124(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate124.evaluated;
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
ts;if(typeof data0=="string"){if(!pattern25.test(data0)){let err5={instancePath:instancePath+"/ts",schemaPath:"#/propert\
ies/ts/pattern",keyword:"pattern",params:{pattern:"^.*[.,]\\d{3,}([Zz]|[+-]\\d{2}(:?\\d{2})?)?$"},message:'must match pa\
ttern "^.*[.,]\\d{3,}([Zz]|[+-]\\d{2}(:?\\d{2})?)?$"'};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(!formats0.
validate(data0)){let err6={instancePath:instancePath+"/ts",schemaPath:"#/properties/ts/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}else{
let err7={instancePath:instancePath+"/ts",schemaPath:"#/properties/ts/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}if(data.level!==void 0){let data1=data.level;
if(typeof data1!="string"){let err8={instancePath:instancePath+"/level",schemaPath:"#/properties/level/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}if(!(data1===
"debug"||data1==="info"||data1==="warn"||data1==="error")){let err9={instancePath:instancePath+"/level",schemaPath:"#/pr\
operties/level/enum",keyword:"enum",params:{allowedValues:schema65.properties.level.enum},message:"must be equal to one \
of the allowed values"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}if(data.source!==void 0&&typeof data.
source!="string"){let err10={instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}if(data.message!==void 0&&
typeof data.message!="string"){let err11={instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}if(data.
request_id!==void 0&&typeof data.request_id!="string"){let err12={instancePath:instancePath+"/request_id",schemaPath:"#/\
properties/request_id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err12]:
vErrors.push(err12),errors++}}else{let err13={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}return validate124.errors=vErrors,errors===
0}validate124.evaluated={props:{ts:!0,level:!0,source:!0,message:!0,request_id:!0},dynamicProps:!1,dynamicItems:!1};var v40=validate125,
schema66={type:"object",description:"One page of the workspace's runtime log.",required:["data"],properties:{data:{type:"\
array",description:"Entries.",items:{$ref:"defs#/$defs/LogEntry"},examples:[[{ts:"2026-11-02T08:59:58.412Z",level:"warn",
source:"agent",message:"Refund waits for approval",request_id:"req_01K9Q7"}]]},next_cursor:{type:["string","null"],description:"\
The cursor of the next page. Opaque. Absent or `null` on the last page only: a page that has a cursor is not the last on\
e, even if it has fewer records than the limit, or none.",examples:["eyJhZnRlciI6ImxvZ18wMUs5UTcifQ"]}}};function validate125(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate125.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.data===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}if(data.data!==void 0){let data0=data.data;if(Array.isArray(data0)){let all0=vErrors;for(let i0=0;i0<
data0.length;i0++){if(vErrors=null,errors=0,validate124(data0[i0],{instancePath:instancePath+"/data/"+i0,parentData:data0,
parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate124.errors:vErrors.concat(validate124.errors),
errors=vErrors.length),all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)all0.push(error0);if(all0!==
null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err1={instancePath:instancePath+"/da\
ta",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}}if(data.next_cursor!==void 0){let data2=data.next_cursor;if(typeof data2!="string"&&
data2!==null){let err2={instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/type",keyword:"typ\
e",params:{type:schema66.properties.next_cursor.type},message:"must be string,null"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate125.errors=vErrors,errors===0}validate125.
evaluated={props:{data:!0,next_cursor:!0},dynamicProps:!1,dynamicItems:!1};var v41=validate127,schema67={type:"string",description:"\
The usual sources of log entries.",enum:["request","capability","agent"],examples:["agent"]};function validate127(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate127.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!=
"string"){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data==="request"||data==="capability"||data==="agent")){let err1={instancePath,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema67.enum},message:"must be equal to one of the allowed val\
ues"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate127.errors=vErrors,errors===0}validate127.
evaluated={dynamicProps:!1,dynamicItems:!1};var v42=validate128;var pattern26=new RegExp("^usr_.+$","u");function validate129(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate129.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"mu\
st have required property 'id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.email===void 0){let err1={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"email"},message:"must have required pro\
perty 'email'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.id!==void 0){let data0=data.id;if(typeof data0==
"string"){if(!pattern26.test(data0)){let err2={instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"\
pattern",params:{pattern:"^usr_.+$"},message:'must match pattern "^usr_.+$"'};vErrors===null?vErrors=[err2]:vErrors.push(
err2),errors++}}else{let err3={instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}if(data.email!==void 0&&
typeof data.email!="string"){let err4={instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}else{let err5={
instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=
[err5]:vErrors.push(err5),errors++}return validate129.errors=vErrors,errors===0}validate129.evaluated={props:{id:!0,email:!0},
dynamicProps:!1,dynamicItems:!1};var schema70={type:"object",description:"The token of the current request, without its \
secret.",required:["id","scopes","mode"],properties:{id:{type:"string",pattern:"^tok_.+$",description:"The token's id.",
examples:["tok_01K9CI"]},scopes:{type:"array",description:"All scopes of the token.",items:{type:"string",description:"A\
 scope, `<resource>:<level>`. More scopes may be added.",pattern:"^[^\\s:]+:\\S+$",examples:["agents:read"]},examples:[[
"me:read","agents:read"]]},mode:{type:"string",enum:["live","test"],description:"Whether the token acts on live data or \
on isolated test data.",examples:["test"]}}},pattern28=new RegExp("^[^\\s:]+:\\S+$","u");function validate131(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate131.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data==
"object"&&!Array.isArray(data)){if(data.id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"id"},message:"must have required property 'id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}
if(data.scopes===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"scop\
es"},message:"must have required property 'scopes'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.mode===
void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mode"},message:"must \
have required property 'mode'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.id!==void 0){let data0=data.
id;if(typeof data0=="string"){if(!pattern6.test(data0)){let err3={instancePath:instancePath+"/id",schemaPath:"#/properti\
es/id/pattern",keyword:"pattern",params:{pattern:"^tok_.+$"},message:'must match pattern "^tok_.+$"'};vErrors===null?vErrors=
[err3]:vErrors.push(err3),errors++}}else{let err4={instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}if(data.
scopes!==void 0){let data1=data.scopes;if(Array.isArray(data1)){let all0=vErrors;for(let i0=0;i0<data1.length;i0++){vErrors=
null,errors=0;let data2=data1[i0];if(typeof data2=="string"){if(!pattern28.test(data2)){let err5={instancePath:instancePath+
"/scopes/"+i0,schemaPath:"#/properties/scopes/items/pattern",keyword:"pattern",params:{pattern:"^[^\\s:]+:\\S+$"},message:'\
must match pattern "^[^\\s:]+:\\S+$"'};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}else{let err6={instancePath:instancePath+
"/scopes/"+i0,schemaPath:"#/properties/scopes/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)
all0.push(error0);if(all0!==null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err7={instancePath:instancePath+
"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===
null?vErrors=[err7]:vErrors.push(err7),errors++}}if(data.mode!==void 0){let data3=data.mode;if(typeof data3!="string"){let err8={
instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}if(!(data3==="live"||data3==="test")){let err9={
instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues:schema70.properties.
mode.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}}else{
let err10={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?
vErrors=[err10]:vErrors.push(err10),errors++}return validate131.errors=vErrors,errors===0}validate131.evaluated={props:{
id:!0,scopes:!0,mode:!0},dynamicProps:!1,dynamicItems:!1};function validate128(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate128.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(
data)){if(data.user===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
user"},message:"must have required property 'user'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.token===
void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"token"},message:"must\
 have required property 'token'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.workspace===void 0){
let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"workspace"},message:"must hav\
e required property 'workspace'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.user!==void 0&&(validate129(
data.user,{instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate129.errors:vErrors.concat(validate129.errors),errors=vErrors.length)),data.token!==void 0&&(validate131(
data.token,{instancePath:instancePath+"/token",parentData:data,parentDataProperty:"token",rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate131.errors:vErrors.concat(validate131.errors),errors=vErrors.length)),data.workspace!==void 0){let data2=data.
workspace;if(data2&&typeof data2=="object"&&!Array.isArray(data2)){if(data2.slug===void 0){let err3={instancePath:instancePath+
"/workspace",schemaPath:"#/properties/workspace/required",keyword:"required",params:{missingProperty:"slug"},message:"mu\
st have required property 'slug'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data2.slug!==void 0){let data3=data2.
slug;if(typeof data3=="string"){if(func1(data3)<1){let err4={instancePath:instancePath+"/workspace/slug",schemaPath:"#/p\
roperties/workspace/properties/slug/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 \
characters"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}else{let err5={instancePath:instancePath+"/works\
pace/slug",schemaPath:"#/properties/workspace/properties/slug/type",keyword:"type",params:{type:"string"},message:"must \
be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}}else{let err6={instancePath:instancePath+"/works\
pace",schemaPath:"#/properties/workspace/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===
null?vErrors=[err6]:vErrors.push(err6),errors++}}}else{let err7={instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}return validate128.errors=
vErrors,errors===0}validate128.evaluated={props:{user:!0,token:!0,workspace:!0},dynamicProps:!1,dynamicItems:!1};var v43=validate133;var schema72={type:"string",description:"A permission, as `<resource>:<level>`. The level `destructive` includes `write`\
, which includes `read`; `secrets:set` is separate.\n\nProvisional: There may be further scopes. The names tokens:read, we\
bhooks:read, webhooks:write and webhooks:destructive are provisional. No scope includes secrets:set.","x-provisional":"T\
here may be further scopes. The names tokens:read, webhooks:read, webhooks:write and webhooks:destructive are provisiona\
l. No scope includes secrets:set.",enum:["me:read","workspaces:read","workspaces:write","tokens:read","tokens:write","to\
kens:destructive","pages:read","pages:write","pages:destructive","theme:read","theme:write","billing:read","billing:writ\
e","forms:read","logs:read","approvals:read","approvals:write","secrets:read","secrets:set","secrets:write","secrets:des\
tructive","agents:read","agents:write","webhooks:read","webhooks:write","webhooks:destructive"],examples:["agents:read",
"approvals:write","secrets:set"]};function validate134(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate134.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){let err0={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),
errors++}if(!(data==="me:read"||data==="workspaces:read"||data==="workspaces:write"||data==="tokens:read"||data==="token\
s:write"||data==="tokens:destructive"||data==="pages:read"||data==="pages:write"||data==="pages:destructive"||data==="th\
eme:read"||data==="theme:write"||data==="billing:read"||data==="billing:write"||data==="forms:read"||data==="logs:read"||
data==="approvals:read"||data==="approvals:write"||data==="secrets:read"||data==="secrets:set"||data==="secrets:write"||
data==="secrets:destructive"||data==="agents:read"||data==="agents:write"||data==="webhooks:read"||data==="webhooks:writ\
e"||data==="webhooks:destructive")){let err1={instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema72.
enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate134.
errors=vErrors,errors===0}validate134.evaluated={dynamicProps:!1,dynamicItems:!1};function validate133(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate133.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data==
"object"&&!Array.isArray(data)){if(data.scopes===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"scopes"},message:"must have required property 'scopes'"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}for(let key0 in data){if(vErrors!==null&&vErrors.length>=1e4)break;if(!(key0==="scopes"||key0==="nam\
e")){let err1={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}if(data.scopes!==
void 0){let data0=data.scopes;if(Array.isArray(data0)){if(data0.length<1){let err2={instancePath:instancePath+"/scopes",
schemaPath:"#/properties/scopes/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};
vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}let all0=vErrors;for(let i0=0;i0<data0.length;i0++){vErrors=null,
errors=0;let data1=data0[i0];if(typeof data1!="string"){let err3={instancePath:instancePath+"/scopes/"+i0,schemaPath:"#/\
properties/scopes/items/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:
vErrors.push(err3),errors++}if(validate134(data1,{instancePath:instancePath+"/scopes/"+i0,parentData:data0,parentDataProperty:i0,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate134.errors:vErrors.concat(validate134.errors),errors=vErrors.
length),all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)all0.push(error0);if(all0!==null&&all0.
length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length;let i1=data0.length,j0;if(i1>1){let indices0={};for(;i1--;){
let item0=data0[i1];if(typeof item0=="string"){if(typeof indices0[item0]=="number"){j0=indices0[item0];let err4={instancePath:instancePath+
"/scopes",schemaPath:"#/properties/scopes/uniqueItems",keyword:"uniqueItems",params:{i:i1,j:j0},message:"must NOT have d\
uplicate items (items ## "+j0+" and "+i1+" are identical)"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++;break}
indices0[item0]=i1}}}}else{let err5={instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"\
type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}if(data.
name!==void 0){let data2=data.name;if(typeof data2=="string"){if(func1(data2)>120){let err6={instancePath:instancePath+"\
/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than \
120 characters"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(func1(data2)<1){let err7={instancePath:instancePath+
"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than \
1 characters"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}else{let err8={instancePath:instancePath+"/nam\
e",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err8]:vErrors.push(err8),errors++}}}else{let err9={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}return validate133.errors=vErrors,errors===
0}validate133.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v44=validate136;function validate136(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate136.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),typeof data!="string"){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}return validate136.errors=vErrors,
errors===0}validate136.evaluated={dynamicProps:!1,dynamicItems:!1};var v45=validate137;function validate137(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate137.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
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
tree;if(validate88(data5,{instancePath:instancePath+"/tree",parentData:data,parentDataProperty:"tree",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate88.errors:vErrors.concat(validate88.errors),errors=vErrors.length),data5&&typeof data5==
"object"&&!Array.isArray(data5)){if(data5.block!==void 0){let data6=data5.block;if(typeof data6!="string"){let err11={instancePath:instancePath+
"/tree/block",schemaPath:"#/properties/tree/allOf/1/properties/block/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}if(data6!=="NavShell"){let err12={instancePath:instancePath+
"/tree/block",schemaPath:"#/properties/tree/allOf/1/properties/block/const",keyword:"const",params:{allowedValue:"NavShe\
ll"},message:"must be equal to constant"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}}}else{let err13={
instancePath:instancePath+"/tree",schemaPath:"#/properties/tree/allOf/1/type",keyword:"type",params:{type:"object"},message:"\
must be object"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}}}else{let err14={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err14]:vErrors.push(err14),
errors++}return validate137.errors=vErrors,errors===0}validate137.evaluated={props:{version:!0,metadata:!0,schema:!0,tree:!0},
dynamicProps:!1,dynamicItems:!1};var v46=validate139,schema75={type:"object",description:"One page of the workspace's pa\
ges.",required:["data"],properties:{data:{type:"array",description:"Pages.",items:{$ref:"defs#/$defs/PageSummary"},examples:[
[{id:"page_01K9HOME",slug:"home",title:"Acme Coffee",draft_version:7,published_version:6,created_at:"2026-10-12T08:30:00\
.000Z",updated_at:"2026-11-01T16:20:00.000Z"}]]},next_cursor:{type:["string","null"],description:"The cursor of the next\
 page. Opaque. Absent or `null` on the last page only: a page that has a cursor is not the last one, even if it has fewe\
r records than the limit, or none.",examples:["eyJhZnRlciI6InBhZ2VfMDFLOUhPTUUifQ"]}}},schema76={type:"object",description:`\
A page without its document.

Provisional: A listed page has its id, its metadata, and its draft and published versions.`,"x-provisional":"A listed pa\
ge has its id, its metadata, and its draft and published versions.",required:["id","slug","title","draft_version","publi\
shed_version","created_at","updated_at"],properties:{id:{type:"string",pattern:"^page_.+$",description:"The page's id.",
examples:["page_01K9HOME"]},slug:{type:"string",description:"The draft's `metadata.slug`.",examples:["home"]},title:{type:"\
string",description:"The draft's `metadata.title`.",examples:["Acme Coffee"]},draft_version:{type:"integer",minimum:1,description:"\
The version of the current draft, incremented by every save. It is the version in `ETag` and `If-Match`, and the one to \
pass to a rollback.",examples:[7]},published_version:{type:["integer","null"],minimum:1,description:"The version that vi\
sitors see; `null` if the page was never published.",examples:[6]},created_at:{type:"string",format:"date-time",description:"\
When the page was created.",examples:["2026-10-12T08:30:00.000Z"]},updated_at:{type:"string",format:"date-time",description:"\
When the current draft was saved.",examples:["2026-11-01T16:20:00.000Z"]}}},pattern29=new RegExp("^page_.+$","u");function validate140(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate140.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}if(data.slug===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
slug"},message:"must have required property 'slug'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.title===
void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"},message:"must\
 have required property 'title'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.draft_version===void 0){
let err3={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"draft_version"},message:"must\
 have required property 'draft_version'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.published_version===
void 0){let err4={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"published_version"},message:"\
must have required property 'published_version'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.created_at===
void 0){let err5={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"},message:"\
must have required property 'created_at'"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(data.updated_at===
void 0){let err6={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"updated_at"},message:"\
must have required property 'updated_at'"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(data.id!==void 0){
let data0=data.id;if(typeof data0=="string"){if(!pattern29.test(data0)){let err7={instancePath:instancePath+"/id",schemaPath:"\
#/properties/id/pattern",keyword:"pattern",params:{pattern:"^page_.+$"},message:'must match pattern "^page_.+$"'};vErrors===
null?vErrors=[err7]:vErrors.push(err7),errors++}}else{let err8={instancePath:instancePath+"/id",schemaPath:"#/properties\
/id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err8]:vErrors.push(err8),
errors++}}if(data.slug!==void 0&&typeof data.slug!="string"){let err9={instancePath:instancePath+"/slug",schemaPath:"#/p\
roperties/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err9]:vErrors.
push(err9),errors++}if(data.title!==void 0&&typeof data.title!="string"){let err10={instancePath:instancePath+"/title",schemaPath:"\
#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err10]:
vErrors.push(err10),errors++}if(data.draft_version!==void 0){let data3=data.draft_version;if(!(typeof data3=="number"&&!(data3%
1)&&!isNaN(data3))){let err11={instancePath:instancePath+"/draft_version",schemaPath:"#/properties/draft_version/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}if(typeof data3==
"number"&&(data3<1||isNaN(data3))){let err12={instancePath:instancePath+"/draft_version",schemaPath:"#/properties/draft_\
version/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};vErrors===null?vErrors=[err12]:
vErrors.push(err12),errors++}}if(data.published_version!==void 0){let data4=data.published_version;if(!(typeof data4=="n\
umber"&&!(data4%1)&&!isNaN(data4))&&data4!==null){let err13={instancePath:instancePath+"/published_version",schemaPath:"\
#/properties/published_version/type",keyword:"type",params:{type:schema76.properties.published_version.type},message:"mu\
st be integer,null"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}if(typeof data4=="number"&&(data4<1||isNaN(
data4))){let err14={instancePath:instancePath+"/published_version",schemaPath:"#/properties/published_version/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}}
if(data.created_at!==void 0){let data5=data.created_at;if(typeof data5=="string"){if(!formats0.validate(data5)){let err15={
instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"dat\
e-time"},message:'must match format "date-time"'};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}}else{let err16={
instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}}if(data.updated_at!==void 0){let data6=data.
updated_at;if(typeof data6=="string"){if(!formats0.validate(data6)){let err17={instancePath:instancePath+"/updated_at",schemaPath:"\
#/properties/updated_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===
null?vErrors=[err17]:vErrors.push(err17),errors++}}else{let err18={instancePath:instancePath+"/updated_at",schemaPath:"#\
/properties/updated_at/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err18]:
vErrors.push(err18),errors++}}}else{let err19={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}return validate140.errors=vErrors,errors===
0}validate140.evaluated={props:{id:!0,slug:!0,title:!0,draft_version:!0,published_version:!0,created_at:!0,updated_at:!0},
dynamicProps:!1,dynamicItems:!1};function validate139(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate139.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
data===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"\
must have required property 'data'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.data!==void 0){let data0=data.
data;if(Array.isArray(data0)){let all0=vErrors;for(let i0=0;i0<data0.length;i0++){if(vErrors=null,errors=0,validate140(data0[i0],
{instancePath:instancePath+"/data/"+i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate140.errors:vErrors.concat(validate140.errors),errors=vErrors.length),all0===null)all0=vErrors;else if(vErrors!==
null)for(let error0 of vErrors)all0.push(error0);if(all0!==null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?
0:all0.length}else{let err1={instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{
type:"array"},message:"must be array"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}if(data.next_cursor!==
void 0){let data2=data.next_cursor;if(typeof data2!="string"&&data2!==null){let err2={instancePath:instancePath+"/next_c\
ursor",schemaPath:"#/properties/next_cursor/type",keyword:"type",params:{type:schema75.properties.next_cursor.type},message:"\
must be string,null"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}}else{let err3={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),
errors++}return validate139.errors=vErrors,errors===0}validate139.evaluated={props:{data:!0,next_cursor:!0},dynamicProps:!1,
dynamicItems:!1};var v47=validate142;function validate142(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate142.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.published===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"published"},message:"must have required property 'pu\
blished'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.published_at===void 0){let err1={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"published_at"},message:"must have required property \
'published_at'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.published!==void 0){let data0=data.published;
if(Array.isArray(data0)){let all0=vErrors;for(let i0=0;i0<data0.length;i0++){vErrors=null,errors=0;let data1=data0[i0];if(data1&&
typeof data1=="object"&&!Array.isArray(data1)){if(data1.id===void 0){let err2={instancePath:instancePath+"/published/"+i0,
schemaPath:"#/properties/published/items/required",keyword:"required",params:{missingProperty:"id"},message:"must have r\
equired property 'id'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data1.version===void 0){let err3={instancePath:instancePath+
"/published/"+i0,schemaPath:"#/properties/published/items/required",keyword:"required",params:{missingProperty:"version"},
message:"must have required property 'version'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data1.id!==
void 0){let data2=data1.id;if(typeof data2=="string"){if(!pattern29.test(data2)){let err4={instancePath:instancePath+"/p\
ublished/"+i0+"/id",schemaPath:"#/properties/published/items/properties/id/pattern",keyword:"pattern",params:{pattern:"^\
page_.+$"},message:'must match pattern "^page_.+$"'};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}else{let err5={
instancePath:instancePath+"/published/"+i0+"/id",schemaPath:"#/properties/published/items/properties/id/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}if(data1.
version!==void 0){let data3=data1.version;if(!(typeof data3=="number"&&!(data3%1)&&!isNaN(data3))){let err6={instancePath:instancePath+
"/published/"+i0+"/version",schemaPath:"#/properties/published/items/properties/version/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(typeof data3=="number"&&
(data3<1||isNaN(data3))){let err7={instancePath:instancePath+"/published/"+i0+"/version",schemaPath:"#/properties/publis\
hed/items/properties/version/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};vErrors===
null?vErrors=[err7]:vErrors.push(err7),errors++}}}else{let err8={instancePath:instancePath+"/published/"+i0,schemaPath:"\
#/properties/published/items/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=
[err8]:vErrors.push(err8),errors++}if(all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)all0.push(
error0);if(all0!==null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err9={instancePath:instancePath+
"/published",schemaPath:"#/properties/published/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===
null?vErrors=[err9]:vErrors.push(err9),errors++}}if(data.published_at!==void 0){let data4=data.published_at;if(typeof data4==
"string"){if(!formats0.validate(data4)){let err10={instancePath:instancePath+"/published_at",schemaPath:"#/properties/pu\
blished_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===null?
vErrors=[err10]:vErrors.push(err10),errors++}}else{let err11={instancePath:instancePath+"/published_at",schemaPath:"#/pr\
operties/published_at/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err11]:
vErrors.push(err11),errors++}}}else{let err12={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}return validate142.errors=vErrors,errors===
0}validate142.evaluated={props:{published:!0,published_at:!0},dynamicProps:!1,dynamicItems:!1};var v48=validate143;function validate143(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate143.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}if(data.slug===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
slug"},message:"must have required property 'slug'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.title===
void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"},message:"must\
 have required property 'title'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.draft_version===void 0){
let err3={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"draft_version"},message:"must\
 have required property 'draft_version'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.published_version===
void 0){let err4={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"published_version"},message:"\
must have required property 'published_version'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.created_at===
void 0){let err5={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"},message:"\
must have required property 'created_at'"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(data.updated_at===
void 0){let err6={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"updated_at"},message:"\
must have required property 'updated_at'"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(data.id!==void 0){
let data0=data.id;if(typeof data0=="string"){if(!pattern29.test(data0)){let err7={instancePath:instancePath+"/id",schemaPath:"\
#/properties/id/pattern",keyword:"pattern",params:{pattern:"^page_.+$"},message:'must match pattern "^page_.+$"'};vErrors===
null?vErrors=[err7]:vErrors.push(err7),errors++}}else{let err8={instancePath:instancePath+"/id",schemaPath:"#/properties\
/id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err8]:vErrors.push(err8),
errors++}}if(data.slug!==void 0&&typeof data.slug!="string"){let err9={instancePath:instancePath+"/slug",schemaPath:"#/p\
roperties/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err9]:vErrors.
push(err9),errors++}if(data.title!==void 0&&typeof data.title!="string"){let err10={instancePath:instancePath+"/title",schemaPath:"\
#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err10]:
vErrors.push(err10),errors++}if(data.draft_version!==void 0){let data3=data.draft_version;if(!(typeof data3=="number"&&!(data3%
1)&&!isNaN(data3))){let err11={instancePath:instancePath+"/draft_version",schemaPath:"#/properties/draft_version/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}if(typeof data3==
"number"&&(data3<1||isNaN(data3))){let err12={instancePath:instancePath+"/draft_version",schemaPath:"#/properties/draft_\
version/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};vErrors===null?vErrors=[err12]:
vErrors.push(err12),errors++}}if(data.published_version!==void 0){let data4=data.published_version;if(!(typeof data4=="n\
umber"&&!(data4%1)&&!isNaN(data4))&&data4!==null){let err13={instancePath:instancePath+"/published_version",schemaPath:"\
#/properties/published_version/type",keyword:"type",params:{type:schema76.properties.published_version.type},message:"mu\
st be integer,null"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}if(typeof data4=="number"&&(data4<1||isNaN(
data4))){let err14={instancePath:instancePath+"/published_version",schemaPath:"#/properties/published_version/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}}
if(data.created_at!==void 0){let data5=data.created_at;if(typeof data5=="string"){if(!formats0.validate(data5)){let err15={
instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"dat\
e-time"},message:'must match format "date-time"'};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}}else{let err16={
instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}}if(data.updated_at!==void 0){let data6=data.
updated_at;if(typeof data6=="string"){if(!formats0.validate(data6)){let err17={instancePath:instancePath+"/updated_at",schemaPath:"\
#/properties/updated_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===
null?vErrors=[err17]:vErrors.push(err17),errors++}}else{let err18={instancePath:instancePath+"/updated_at",schemaPath:"#\
/properties/updated_at/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err18]:
vErrors.push(err18),errors++}}}else{let err19={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}return validate143.errors=vErrors,errors===
0}validate143.evaluated={props:{id:!0,slug:!0,title:!0,draft_version:!0,published_version:!0,created_at:!0,updated_at:!0},
dynamicProps:!1,dynamicItems:!1};var v49=validate144;function validate144(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate144.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),validate57(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate57.errors:vErrors.concat(validate57.errors),errors=vErrors.length),data&&typeof data=="object"&&!Array.
isArray(data)){if(data.type!==void 0&&data.type!=="pages.created"){let err0={instancePath:instancePath+"/type",schemaPath:"\
#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue:"pages.created"},message:"must be equal to constan\
t"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}data.data!==void 0&&(validate140(data.data,{instancePath:instancePath+
"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate140.errors:
vErrors.concat(validate140.errors),errors=vErrors.length))}else{let err1={instancePath,schemaPath:"#/allOf/1/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate144.
errors=vErrors,errors===0}validate144.evaluated={props:{type:!0,data:!0,id:!0,created_at:!0,workspace:!0,version:!0},dynamicProps:!1,
dynamicItems:!1};var v50=validate147;function validate147(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate147.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),validate57(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate57.errors:vErrors.concat(validate57.errors),errors=vErrors.length),data&&typeof data=="object"&&!Array.
isArray(data)){if(data.type!==void 0&&data.type!=="pages.published"){let err0={instancePath:instancePath+"/type",schemaPath:"\
#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue:"pages.published"},message:"must be equal to const\
ant"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}data.data!==void 0&&(validate142(data.data,{instancePath:instancePath+
"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate142.errors:
vErrors.concat(validate142.errors),errors=vErrors.length))}else{let err1={instancePath,schemaPath:"#/allOf/1/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate147.
errors=vErrors,errors===0}validate147.evaluated={props:{type:!0,data:!0,id:!0,created_at:!0,workspace:!0,version:!0},dynamicProps:!1,
dynamicItems:!1};var v51=validate150;function validate150(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate150.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),validate57(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate57.errors:vErrors.concat(validate57.errors),errors=vErrors.length),data&&typeof data=="object"&&!Array.
isArray(data)){if(data.type!==void 0&&data.type!=="pages.updated"){let err0={instancePath:instancePath+"/type",schemaPath:"\
#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue:"pages.updated"},message:"must be equal to constan\
t"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}data.data!==void 0&&(validate140(data.data,{instancePath:instancePath+
"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate140.errors:
vErrors.concat(validate140.errors),errors=vErrors.length))}else{let err1={instancePath,schemaPath:"#/allOf/1/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate150.
errors=vErrors,errors===0}validate150.evaluated={props:{type:!0,data:!0,id:!0,created_at:!0,workspace:!0,version:!0},dynamicProps:!1,
dynamicItems:!1};var v52=validate153;function validate153(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate153.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
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
data2!==null){let err5={instancePath:instancePath+"/brand",schemaPath:"#/properties/brand/type",keyword:"type",params:{type:schema35.
properties.brand.type},message:"must be string,null"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}}else{let err6={
instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=
[err6]:vErrors.push(err6),errors++}return validate153.errors=vErrors,errors===0}validate153.evaluated={props:{type:!0,last4:!0,
brand:!0},dynamicProps:!1,dynamicItems:!1};var v53=validate154;function validate154(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate154.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),validate57(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate57.errors:vErrors.concat(validate57.errors),errors=vErrors.length),data&&typeof data=="object"&&!Array.
isArray(data)){if(data.type!==void 0&&data.type!=="payments.succeeded"){let err0={instancePath:instancePath+"/type",schemaPath:"\
#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue:"payments.succeeded"},message:"must be equal to co\
nstant"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}data.data!==void 0&&(validate102(data.data,{instancePath:instancePath+
"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate102.errors:
vErrors.concat(validate102.errors),errors=vErrors.length))}else{let err1={instancePath,schemaPath:"#/allOf/1/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate154.
errors=vErrors,errors===0}validate154.evaluated={props:{type:!0,data:!0,id:!0,created_at:!0,workspace:!0,version:!0},dynamicProps:!1,
dynamicItems:!1};var v54=validate157;function validate157(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate157.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"mu\
st have required property 'id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.name===void 0){let err1={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required prop\
erty 'name'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.id!==void 0&&typeof data.id!="string"){let err2={
instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.name!==void 0&&typeof data.name!="string"){let err3={
instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}else{let err4={instancePath,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}
return validate157.errors=vErrors,errors===0}validate157.evaluated={props:{id:!0,name:!0},dynamicProps:!1,dynamicItems:!1};
var v55=validate158;function validate158(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate158.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.plan===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"plan"},message:"must have required property 'plan'"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.effective_at===void 0){let err1={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"effective_at"},message:"must have required property 'effective_a\
t'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.plan!==void 0&&(validate80(data.plan,{instancePath:instancePath+
"/plan",parentData:data,parentDataProperty:"plan",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate80.errors:vErrors.
concat(validate80.errors),errors=vErrors.length)),data.effective_at!==void 0){let data1=data.effective_at;if(typeof data1==
"string"){if(!formats0.validate(data1)){let err2={instancePath:instancePath+"/effective_at",schemaPath:"#/properties/eff\
ective_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===null?vErrors=
[err2]:vErrors.push(err2),errors++}}else{let err3={instancePath:instancePath+"/effective_at",schemaPath:"#/properties/ef\
fective_at/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.push(
err3),errors++}}}else{let err4={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be \
object"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}return validate158.errors=vErrors,errors===0}validate158.
evaluated={props:{plan:!0,effective_at:!0},dynamicProps:!1,dynamicItems:!1};var v56=validate160;function validate160(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate160.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.url===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.expires_at===void 0){let err1={instancePath,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"expires_at"},message:"must have required property 'expires_at'"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.url!==void 0){let data0=data.url;if(typeof data0=="string"){if(!formats16(
data0)){let err2={instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format:"\
uri"},message:'must match format "uri"'};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}else{let err3={instancePath:instancePath+
"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err3]:vErrors.push(err3),errors++}}if(data.expires_at!==void 0){let data1=data.expires_at;if(typeof data1=="str\
ing"){if(!formats0.validate(data1)){let err4={instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_a\
t/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===null?vErrors=[
err4]:vErrors.push(err4),errors++}}else{let err5={instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expir\
es_at/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),
errors++}}}else{let err6={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}return validate160.errors=vErrors,errors===0}validate160.evaluated=
{props:{url:!0,expires_at:!0},dynamicProps:!1,dynamicItems:!1};var v57=validate161,schema87={type:"object",description:`\
The secret that the URL resolves to.

Provisional: The body has the name of the secret, and the region of the runtime that will use the URL.`,"x-provisional":"\
The body has the name of the secret, and the region of the runtime that will use the URL.",additionalProperties:!1,required:[
"name"],properties:{name:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_.-]*$",maxLength:128,description:"The secret's nam\
e.",examples:["stripe_api_key"]},region:{type:"string",enum:["eu","us","ap"],"x-provisional":"The member is named region\
. The regions are eu, us and ap.",description:`The region in which the URL will be used. Defaults to the workspace's hom\
e region.

Provisional: The member is named region. The regions are eu, us and ap.`,examples:["eu"]}}},pattern32=new RegExp("^[A-Za\
-z_][A-Za-z0-9_.-]*$","u");function validate161(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate161.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.name===void 0){let err0={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required prop\
erty 'name'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(let key0 in data){if(vErrors!==null&&vErrors.
length>=1e4)break;if(!(key0==="name"||key0==="region")){let err1={instancePath,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}}if(data.name!==void 0){let data0=data.name;if(typeof data0=="string"){if(func1(data0)>
128){let err2={instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:128},
message:"must NOT have more than 128 characters"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(!pattern32.
test(data0)){let err3={instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{
pattern:"^[A-Za-z_][A-Za-z0-9_.-]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_.-]*$"'};vErrors===null?vErrors=
[err3]:vErrors.push(err3),errors++}}else{let err4={instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",
keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}
if(data.region!==void 0){let data1=data.region;if(typeof data1!="string"){let err5={instancePath:instancePath+"/region",
schemaPath:"#/properties/region/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err5]:vErrors.push(err5),errors++}if(!(data1==="eu"||data1==="us"||data1==="ap")){let err6={instancePath:instancePath+"\
/region",schemaPath:"#/properties/region/enum",keyword:"enum",params:{allowedValues:schema87.properties.region.enum},message:"\
must be equal to one of the allowed values"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}}else{let err7={
instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=
[err7]:vErrors.push(err7),errors++}return validate161.errors=vErrors,errors===0}validate161.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var v58=validate162;function validate162(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate162.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
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
must be object"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}return validate162.errors=vErrors,errors===0}
validate162.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v59=validate163;function validate163(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate163.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.version===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"version"},message:"must have required property 'vers\
ion'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(let key0 in data){if(vErrors!==null&&vErrors.length>=
1e4)break;if(key0!=="version"){let err1={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err1]:vErrors.push(
err1),errors++}}if(data.version!==void 0){let data0=data.version;if(!(typeof data0=="number"&&!(data0%1)&&!isNaN(data0))){
let err2={instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"integ\
er"},message:"must be integer"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(typeof data0=="number"&&(data0<
1||isNaN(data0))){let err3={instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:1},message:"must be >= 1"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}}else{
let err4={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?
vErrors=[err4]:vErrors.push(err4),errors++}return validate163.errors=vErrors,errors===0}validate163.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var v60=validate164;function validate164(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate164.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){for(let key0 in data){if(vErrors!==null&&vErrors.
length>=1e4)break;if(key0!=="value"){let err0={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalPrope\
rties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}}if(data.value!==void 0){let data0=data.value;if(typeof data0=="string"){if(func1(data0)>65536){let err1={
instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit:65536},message:"\
must NOT have more than 65536 characters"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(func1(data0)<1){
let err2={instancePath:instancePath+"/value",schemaPath:"#/properties/value/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}else{let err3={
instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}}else{let err4={instancePath,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}
return validate164.errors=vErrors,errors===0}validate164.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v61=validate165,
schema91={type:"object",description:"An execution of an agent.",required:["id","status","agent_id","created_at","started\
_at","finished_at","approval_id"],properties:{id:{type:"string",pattern:"^run_.+$","x-provisional":"The member is named \
id, as on an agent.",description:`The run's id.

Provisional: The member is named id, as on an agent.`,examples:["run_01K9R3"]},status:{"x-provisional":"The member is na\
med status, as on an approval.",description:`The status of the run. More values may be added.

Provisional: The member is named status, as on an approval.`,examples:["awaiting_approval"],type:"string"},agent_id:{type:"\
string",pattern:"^agt_.+$","x-provisional":"The member is named agent_id, as on an approval.",description:`The agent.

Provisional: The member is named agent_id, as on an approval.`,examples:["agt_01K9REFUND"]},created_at:{type:"string",format:"\
date-time","x-provisional":"The member is named created_at, and orders the list.",description:`When the run was schedule\
d. Lists are ordered by it, newest first.

Provisional: The member is named created_at, and orders the list.`,examples:["2026-11-02T08:59:57.900Z"]},started_at:{type:[
"string","null"],format:"date-time","x-provisional":"The member is named started_at, and is null while the run is pendin\
g.",description:`When the run started.

Provisional: The member is named started_at, and is null while the run is pending.`,examples:["2026-11-02T08:59:57.930Z"]},
finished_at:{type:["string","null"],format:"date-time","x-provisional":"The member is named finished_at, and is null unt\
il the run is completed, failed or denied.",description:`When the run ended.

Provisional: The member is named finished_at, and is null until the run is completed, failed or denied.`,examples:["2026\
-11-01T14:20:00.000Z"]},approval_id:{type:["string","null"],"x-provisional":"The member is named approval_id, and names \
the approval that a paused run is waiting for.",description:`The run's latest approval.

Provisional: The member is named approval_id, and names the approval that a paused run is waiting for.`,examples:["apr_0\
1K9A3"]}}};function validate165(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate165.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
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
[err6]:vErrors.push(err6),errors++}if(data.id!==void 0){let data0=data.id;if(typeof data0=="string"){if(!pattern9.test(data0)){
let err7={instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^run_.\
+$"},message:'must match pattern "^run_.+$"'};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}else{let err8={
instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}if(data.status!==void 0&&typeof data.status!="strin\
g"){let err9={instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}if(data.agent_id!==void 0){let data2=data.
agent_id;if(typeof data2=="string"){if(!pattern3.test(data2)){let err10={instancePath:instancePath+"/agent_id",schemaPath:"\
#/properties/agent_id/pattern",keyword:"pattern",params:{pattern:"^agt_.+$"},message:'must match pattern "^agt_.+$"'};vErrors===
null?vErrors=[err10]:vErrors.push(err10),errors++}}else{let err11={instancePath:instancePath+"/agent_id",schemaPath:"#/p\
roperties/agent_id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err11]:
vErrors.push(err11),errors++}}if(data.created_at!==void 0){let data3=data.created_at;if(typeof data3=="string"){if(!formats0.
validate(data3)){let err12={instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===null?vErrors=[err12]:vErrors.push(
err12),errors++}}else{let err13={instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}}if(data.
started_at!==void 0){let data4=data.started_at;if(typeof data4!="string"&&data4!==null){let err14={instancePath:instancePath+
"/started_at",schemaPath:"#/properties/started_at/type",keyword:"type",params:{type:schema91.properties.started_at.type},
message:"must be string,null"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}if(typeof data4=="string"&&!formats0.
validate(data4)){let err15={instancePath:instancePath+"/started_at",schemaPath:"#/properties/started_at/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===null?vErrors=[err15]:vErrors.push(
err15),errors++}}if(data.finished_at!==void 0){let data5=data.finished_at;if(typeof data5!="string"&&data5!==null){let err16={
instancePath:instancePath+"/finished_at",schemaPath:"#/properties/finished_at/type",keyword:"type",params:{type:schema91.
properties.finished_at.type},message:"must be string,null"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}
if(typeof data5=="string"&&!formats0.validate(data5)){let err17={instancePath:instancePath+"/finished_at",schemaPath:"#/\
properties/finished_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===
null?vErrors=[err17]:vErrors.push(err17),errors++}}if(data.approval_id!==void 0){let data6=data.approval_id;if(typeof data6!=
"string"&&data6!==null){let err18={instancePath:instancePath+"/approval_id",schemaPath:"#/properties/approval_id/type",keyword:"\
type",params:{type:schema91.properties.approval_id.type},message:"must be string,null"};vErrors===null?vErrors=[err18]:vErrors.
push(err18),errors++}}}else{let err19={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}return validate165.errors=vErrors,errors===0}
validate165.evaluated={props:{id:!0,status:!0,agent_id:!0,created_at:!0,started_at:!0,finished_at:!0,approval_id:!0},dynamicProps:!1,
dynamicItems:!1};var v62=validate166,schema92={type:"object",description:"One page of an agent's runs.",required:["data"],
properties:{data:{type:"array",description:"Runs, newest first.",items:{$ref:"defs#/$defs/Run"},examples:[[{id:"run_01K9\
R3",status:"awaiting_approval",agent_id:"agt_01K9REFUND",created_at:"2026-11-02T08:59:57.900Z",started_at:"2026-11-02T08\
:59:57.930Z",finished_at:null,approval_id:"apr_01K9A3"}]]},next_cursor:{type:["string","null"],description:"The cursor o\
f the next page. Opaque. Absent or `null` on the last page only: a page that has a cursor is not the last one, even if i\
t has fewer records than the limit, or none.",examples:["eyJhZnRlciI6InJ1bl8wMUs5UjMifQ"]}}};function validate166(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate166.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.data===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}if(data.data!==void 0){let data0=data.data;if(Array.isArray(data0)){let all0=vErrors;for(let i0=0;i0<
data0.length;i0++){if(vErrors=null,errors=0,validate165(data0[i0],{instancePath:instancePath+"/data/"+i0,parentData:data0,
parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate165.errors:vErrors.concat(validate165.errors),
errors=vErrors.length),all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)all0.push(error0);if(all0!==
null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err1={instancePath:instancePath+"/da\
ta",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}}if(data.next_cursor!==void 0){let data2=data.next_cursor;if(typeof data2!="string"&&
data2!==null){let err2={instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/type",keyword:"typ\
e",params:{type:schema92.properties.next_cursor.type},message:"must be string,null"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate166.errors=vErrors,errors===0}validate166.
evaluated={props:{data:!0,next_cursor:!0},dynamicProps:!1,dynamicItems:!1};var v63=validate168,schema93={type:"string",description:"\
The status of a run: `pending` (scheduled, not yet started), `running`, `awaiting_approval` (paused until its approval i\
s decided), or one of the final states `completed`, `failed` and `denied`.",enum:["pending","running","awaiting_approval",
"completed","failed","denied"],examples:["awaiting_approval"]};function validate168(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate168.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){let err0={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}if(!(data==="pending"||data==="running"||data==="awaiting_approval"||data==="completed"||data==="fai\
led"||data==="denied")){let err1={instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema93.enum},message:"\
must be equal to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate168.
errors=vErrors,errors===0}validate168.evaluated={dynamicProps:!1,dynamicItems:!1};var v64=validate169;function validate169(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate169.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!=
"string"){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data==="me:read"||data==="workspaces:read"||data==="workspaces:writ\
e"||data==="tokens:read"||data==="tokens:write"||data==="tokens:destructive"||data==="pages:read"||data==="pages:write"||
data==="pages:destructive"||data==="theme:read"||data==="theme:write"||data==="billing:read"||data==="billing:write"||data===
"forms:read"||data==="logs:read"||data==="approvals:read"||data==="approvals:write"||data==="secrets:read"||data==="secr\
ets:set"||data==="secrets:write"||data==="secrets:destructive"||data==="agents:read"||data==="agents:write"||data==="web\
hooks:read"||data==="webhooks:write"||data==="webhooks:destructive")){let err1={instancePath,schemaPath:"#/enum",keyword:"\
enum",params:{allowedValues:schema72.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}return validate169.errors=vErrors,errors===0}validate169.evaluated={dynamicProps:!1,dynamicItems:!1};
var v65=validate170,schema95={type:"object",description:"A secret's metadata. No operation returns its value.",required:[
"name","created_at","updated_at","residency","zdr"],properties:{name:{type:"string",description:"The secret's name, uniq\
ue within its workspace.",examples:["stripe_api_key"]},created_at:{type:"string",format:"date-time",description:"When th\
e secret was first set.",examples:["2026-10-20T10:00:00.000Z"]},updated_at:{type:"string",format:"date-time","x-provisio\
nal-part":"The time is updated when the value is set or rotated.",description:`When its value was last set or rotated.

Provisional: The time is updated when the value is set or rotated.`,examples:["2026-11-01T07:45:00.000Z"]},purpose:{type:[
"string","null"],"x-provisional-part":"A secret without a purpose has null, or no member.",description:"A tag that deter\
mines which capability may resolve the secret. Absent or `null` if none was set.\n\nProvisional: A secret without a purpos\
e has null, or no member.",examples:["payments"]},residency:{type:"string","x-provisional-part":"The regions are eu, us \
and ap.",description:`The region in which the value is stored. Defaults to the workspace's home region.

Provisional: The regions are eu, us and ap.`,examples:["eu","us"]},zdr:{type:"boolean",description:"Zero data retention:\
 the value is fetched for each use and never stored in caches, audit records or logs.",examples:[!0]},overlap_ends_at:{type:"\
string",format:"date-time",description:`The end of the overlap period after a rotation, during which the old value is ac\
cepted too. Absent otherwise.

Provisional: The member is present during the overlap period only.`,examples:["2026-11-02T10:00:00.000Z"],"x-provisional":"\
The member is present during the overlap period only."}}};function validate170(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate170.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(
data)){if(data.name===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.created_at===
void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"},message:"\
must have required property 'created_at'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.updated_at===
void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"updated_at"},message:"\
must have required property 'updated_at'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.residency===
void 0){let err3={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"residency"},message:"\
must have required property 'residency'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.zdr===void 0){
let err4={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"zdr"},message:"must have requ\
ired property 'zdr'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.name!==void 0&&typeof data.name!=
"string"){let err5={instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(data.created_at!==void 0){
let data1=data.created_at;if(typeof data1=="string"){if(!formats0.validate(data1)){let err6={instancePath:instancePath+"\
/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"date-time"},message:'must matc\
h format "date-time"'};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}else{let err7={instancePath:instancePath+
"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"string"},message:"must be string"};
vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}if(data.updated_at!==void 0){let data2=data.updated_at;if(typeof data2==
"string"){if(!formats0.validate(data2)){let err8={instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updat\
ed_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===null?vErrors=
[err8]:vErrors.push(err8),errors++}}else{let err9={instancePath:instancePath+"/updated_at",schemaPath:"#/properties/upda\
ted_at/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err9]:vErrors.push(
err9),errors++}}if(data.purpose!==void 0){let data3=data.purpose;if(typeof data3!="string"&&data3!==null){let err10={instancePath:instancePath+
"/purpose",schemaPath:"#/properties/purpose/type",keyword:"type",params:{type:schema95.properties.purpose.type},message:"\
must be string,null"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}if(data.residency!==void 0&&typeof data.
residency!="string"){let err11={instancePath:instancePath+"/residency",schemaPath:"#/properties/residency/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}if(data.
zdr!==void 0&&typeof data.zdr!="boolean"){let err12={instancePath:instancePath+"/zdr",schemaPath:"#/properties/zdr/type",
keyword:"type",params:{type:"boolean"},message:"must be boolean"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}
if(data.overlap_ends_at!==void 0){let data6=data.overlap_ends_at;if(typeof data6=="string"){if(!formats0.validate(data6)){
let err13={instancePath:instancePath+"/overlap_ends_at",schemaPath:"#/properties/overlap_ends_at/format",keyword:"format",
params:{format:"date-time"},message:'must match format "date-time"'};vErrors===null?vErrors=[err13]:vErrors.push(err13),
errors++}}else{let err14={instancePath:instancePath+"/overlap_ends_at",schemaPath:"#/properties/overlap_ends_at/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}}}else{
let err15={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?
vErrors=[err15]:vErrors.push(err15),errors++}return validate170.errors=vErrors,errors===0}validate170.evaluated={props:{
name:!0,created_at:!0,updated_at:!0,purpose:!0,residency:!0,zdr:!0,overlap_ends_at:!0},dynamicProps:!1,dynamicItems:!1};
var v66=validate171,schema96={type:"object",description:"One page of the workspace's secrets, without their values.",required:[
"data"],properties:{data:{type:"array",description:"The metadata of secrets.",items:{$ref:"defs#/$defs/Secret"},examples:[
[{name:"stripe_api_key",created_at:"2026-10-20T10:00:00.000Z",updated_at:"2026-11-01T07:45:00.000Z",purpose:"payments",residency:"\
eu",zdr:!0}]]},next_cursor:{type:["string","null"],description:"The cursor of the next page. Opaque. Absent or `null` on\
 the last page only: a page that has a cursor is not the last one, even if it has fewer records than the limit, or none.",
examples:["eyJhZnRlciI6InN0cmlwZV9hcGlfa2V5In0"]}}};function validate171(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate171.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(
data)){if(data.data===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.data!==
void 0){let data0=data.data;if(Array.isArray(data0)){let all0=vErrors;for(let i0=0;i0<data0.length;i0++){if(vErrors=null,
errors=0,validate170(data0[i0],{instancePath:instancePath+"/data/"+i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate170.errors:vErrors.concat(validate170.errors),errors=vErrors.length),all0===null)all0=vErrors;else if(vErrors!==
null)for(let error0 of vErrors)all0.push(error0);if(all0!==null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?
0:all0.length}else{let err1={instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{
type:"array"},message:"must be array"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}if(data.next_cursor!==
void 0){let data2=data.next_cursor;if(typeof data2!="string"&&data2!==null){let err2={instancePath:instancePath+"/next_c\
ursor",schemaPath:"#/properties/next_cursor/type",keyword:"type",params:{type:schema96.properties.next_cursor.type},message:"\
must be string,null"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}}else{let err3={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),
errors++}return validate171.errors=vErrors,errors===0}validate171.evaluated={props:{data:!0,next_cursor:!0},dynamicProps:!1,
dynamicItems:!1};var v67=validate173;function validate173(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate173.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),validate57(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate57.errors:vErrors.concat(validate57.errors),errors=vErrors.length),data&&typeof data=="object"&&!Array.
isArray(data)){if(data.type!==void 0&&data.type!=="secrets.created"){let err0={instancePath:instancePath+"/type",schemaPath:"\
#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue:"secrets.created"},message:"must be equal to const\
ant"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}data.data!==void 0&&(validate170(data.data,{instancePath:instancePath+
"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate170.errors:
vErrors.concat(validate170.errors),errors=vErrors.length))}else{let err1={instancePath,schemaPath:"#/allOf/1/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate173.
errors=vErrors,errors===0}validate173.evaluated={props:{type:!0,data:!0,id:!0,created_at:!0,workspace:!0,version:!0},dynamicProps:!1,
dynamicItems:!1};var v68=validate176;function validate176(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate176.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),validate57(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate57.errors:vErrors.concat(validate57.errors),errors=vErrors.length),data&&typeof data=="object"&&!Array.
isArray(data)){if(data.type!==void 0&&data.type!=="secrets.deleted"){let err0={instancePath:instancePath+"/type",schemaPath:"\
#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue:"secrets.deleted"},message:"must be equal to const\
ant"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}data.data!==void 0&&(validate170(data.data,{instancePath:instancePath+
"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate170.errors:
vErrors.concat(validate170.errors),errors=vErrors.length))}else{let err1={instancePath,schemaPath:"#/allOf/1/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate176.
errors=vErrors,errors===0}validate176.evaluated={props:{type:!0,data:!0,id:!0,created_at:!0,workspace:!0,version:!0},dynamicProps:!1,
dynamicItems:!1};var v69=validate179;function validate179(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate179.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),validate57(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate57.errors:vErrors.concat(validate57.errors),errors=vErrors.length),data&&typeof data=="object"&&!Array.
isArray(data)){if(data.type!==void 0&&data.type!=="secrets.suspended"){let err0={instancePath:instancePath+"/type",schemaPath:"\
#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue:"secrets.suspended"},message:"must be equal to con\
stant"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}data.data!==void 0&&(validate170(data.data,{instancePath:instancePath+
"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate170.errors:
vErrors.concat(validate170.errors),errors=vErrors.length))}else{let err1={instancePath,schemaPath:"#/allOf/1/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate179.
errors=vErrors,errors===0}validate179.evaluated={props:{type:!0,data:!0,id:!0,created_at:!0,workspace:!0,version:!0},dynamicProps:!1,
dynamicItems:!1};var v70=validate182;function validate182(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate182.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),validate57(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate57.errors:vErrors.concat(validate57.errors),errors=vErrors.length),data&&typeof data=="object"&&!Array.
isArray(data)){if(data.type!==void 0&&data.type!=="secrets.updated"){let err0={instancePath:instancePath+"/type",schemaPath:"\
#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue:"secrets.updated"},message:"must be equal to const\
ant"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}data.data!==void 0&&(validate170(data.data,{instancePath:instancePath+
"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate170.errors:
vErrors.concat(validate170.errors),errors=vErrors.length))}else{let err1={instancePath,schemaPath:"#/allOf/1/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate182.
errors=vErrors,errors===0}validate182.evaluated={props:{type:!0,data:!0,id:!0,created_at:!0,workspace:!0,version:!0},dynamicProps:!1,
dynamicItems:!1};var v71=validate185;function validate185(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate185.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
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
object"},message:"must be object"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}return validate185.errors=vErrors,
errors===0}validate185.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v72=validate186,schema102={type:"object",
description:"A secret and its metadata.\n\nProvisional: The members are named `name` and `value`, and otherwise as in resp\
onses.","x-provisional":"The members are named `name` and `value`, and otherwise as in responses.",additionalProperties:!1,
required:["name","value"],properties:{name:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_.-]*$",maxLength:128,"x-provisio\
nal":"A name has at most 128 characters, and starts with a letter or an underscore.",description:`The secret's name. An \
existing one is overwritten.

Provisional: A name has at most 128 characters, and starts with a letter or an underscore.`,examples:["stripe_api_key"]},
value:{type:"string","x-secret":!0,minLength:1,maxLength:65536,"x-provisional":"A value has 1 to 65,536 characters.",description:`\
The value. It is encrypted at rest and never returned.

Provisional: A value has 1 to 65,536 characters.`,examples:["sk_example_not_a_real_key"]},purpose:{type:"string",maxLength:200,
"x-provisional":"A purpose has at most 200 characters.",description:`A tag that determines which capability may resolve \
the secret.

Provisional: A purpose has at most 200 characters.`,examples:["payments"]},residency:{type:"string",enum:["eu","us","ap"],
"x-provisional":"The regions are eu, us and ap.",description:`The region in which the value is stored. Defaults to the w\
orkspace's home region.

Provisional: The regions are eu, us and ap.`,examples:["eu"]},zdr:{type:"boolean",default:!1,"x-provisional":"The defaul\
t is false.",description:`Zero data retention: the value is never stored in caches, audit records or logs.

Provisional: The default is false.`,examples:[!0]}}};function validate186(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate186.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(
data)){if(data.name===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.value===
void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"value"},message:"must\
 have required property 'value'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}for(let key0 in data){if(vErrors!==
null&&vErrors.length>=1e4)break;if(!(key0==="name"||key0==="value"||key0==="purpose"||key0==="residency"||key0==="zdr")){
let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}if(data.name!==
void 0){let data0=data.name;if(typeof data0=="string"){if(func1(data0)>128){let err3={instancePath:instancePath+"/name",
schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 cha\
racters"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(!pattern32.test(data0)){let err4={instancePath:instancePath+
"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_.-]*$"},message:'\
must match pattern "^[A-Za-z_][A-Za-z0-9_.-]*$"'};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}else{let err5={
instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}if(data.value!==void 0){let data1=data.value;if(typeof data1==
"string"){if(func1(data1)>65536){let err6={instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",
keyword:"maxLength",params:{limit:65536},message:"must NOT have more than 65536 characters"};vErrors===null?vErrors=[err6]:
vErrors.push(err6),errors++}if(func1(data1)<1){let err7={instancePath:instancePath+"/value",schemaPath:"#/properties/val\
ue/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=
[err7]:vErrors.push(err7),errors++}}else{let err8={instancePath:instancePath+"/value",schemaPath:"#/properties/value/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}
if(data.purpose!==void 0){let data2=data.purpose;if(typeof data2=="string"){if(func1(data2)>200){let err9={instancePath:instancePath+
"/purpose",schemaPath:"#/properties/purpose/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have mor\
e than 200 characters"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}else{let err10={instancePath:instancePath+
"/purpose",schemaPath:"#/properties/purpose/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err10]:vErrors.push(err10),errors++}}if(data.residency!==void 0){let data3=data.residency;if(typeof data3!=
"string"){let err11={instancePath:instancePath+"/residency",schemaPath:"#/properties/residency/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}if(!(data3==="eu"||
data3==="us"||data3==="ap")){let err12={instancePath:instancePath+"/residency",schemaPath:"#/properties/residency/enum",
keyword:"enum",params:{allowedValues:schema102.properties.residency.enum},message:"must be equal to one of the allowed v\
alues"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}}if(data.zdr!==void 0&&typeof data.zdr!="boolean"){let err13={
instancePath:instancePath+"/zdr",schemaPath:"#/properties/zdr/type",keyword:"type",params:{type:"boolean"},message:"must\
 be boolean"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}}else{let err14={instancePath,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}
return validate186.errors=vErrors,errors===0}validate186.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v73=validate187;
function validate187(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate187.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.id===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.form_id===void 0){let err1={instancePath,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"form_id"},message:"must have required property 'form_id'"};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}if(data.data===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"data"},message:"must have required property 'data'"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}if(data.submitted_at===void 0){let err3={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"submitted_at"},message:"must have required property 'submitted_at'"};vErrors===null?vErrors=[err3]:vErrors.
push(err3),errors++}if(data.id!==void 0){let data0=data.id;if(typeof data0=="string"){if(!pattern17.test(data0)){let err4={
instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^sub_.+$"},message:'\
must match pattern "^sub_.+$"'};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}else{let err5={instancePath:instancePath+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err5]:vErrors.push(err5),errors++}}if(data.form_id!==void 0&&typeof data.form_id!="string"){let err6={instancePath:instancePath+
"/form_id",schemaPath:"#/properties/form_id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err6]:vErrors.push(err6),errors++}if(data.data!==void 0){let data2=data.data;if(!(data2&&typeof data2=="ob\
ject"&&!Array.isArray(data2))){let err7={instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}if(data.
submitted_at!==void 0){let data3=data.submitted_at;if(typeof data3=="string"){if(!formats0.validate(data3)){let err8={instancePath:instancePath+
"/submitted_at",schemaPath:"#/properties/submitted_at/format",keyword:"format",params:{format:"date-time"},message:'must\
 match format "date-time"'};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}else{let err9={instancePath:instancePath+
"/submitted_at",schemaPath:"#/properties/submitted_at/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}}else{let err10={instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}return validate187.
errors=vErrors,errors===0}validate187.evaluated={props:{id:!0,form_id:!0,data:!0,submitted_at:!0},dynamicProps:!1,dynamicItems:!1};
var v74=validate188,schema104={type:"object",description:"One page of a form's submissions.",required:["data","has_more"],
properties:{data:{type:"array",description:"Submissions, newest first.",items:{$ref:"defs#/$defs/Submission"},examples:[
[{id:"sub_01K9S3",form_id:"frm_01K9CONTACT",data:{name:"Visitor",email:"visitor@customer.example",message:"Do you ship b\
eans abroad?"},submitted_at:"2026-11-02T07:12:44.000Z"}]]},next_cursor:{type:["string","null"],description:"The cursor o\
f the next page. Opaque. Absent or `null` on the last page only: a page that has a cursor is not the last one, even if i\
t has fewer records than the limit, or none.",examples:["eyJhZnRlciI6InN1Yl8wMUs5UzMifQ"]},has_more:{type:"boolean",description:"\
Whether there are more submissions; true if and only if `next_cursor` is present.",examples:[!0]}}};function validate188(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate188.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.data===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}if(data.has_more===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"has_more"},message:"must have required property 'has_more'"};vErrors===null?vErrors=[err1]:vErrors.push(
err1),errors++}if(data.data!==void 0){let data0=data.data;if(Array.isArray(data0)){let all0=vErrors;for(let i0=0;i0<data0.
length;i0++){if(vErrors=null,errors=0,validate115(data0[i0],{instancePath:instancePath+"/data/"+i0,parentData:data0,parentDataProperty:i0,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate115.errors:vErrors.concat(validate115.errors),errors=vErrors.
length),all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)all0.push(error0);if(all0!==null&&all0.
length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err2={instancePath:instancePath+"/data",schemaPath:"\
#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}}if(data.next_cursor!==void 0){let data2=data.next_cursor;if(typeof data2!="string"&&data2!==null){let err3={
instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/type",keyword:"type",params:{type:schema104.
properties.next_cursor.type},message:"must be string,null"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}if(data.
has_more!==void 0&&typeof data.has_more!="boolean"){let err4={instancePath:instancePath+"/has_more",schemaPath:"#/proper\
ties/has_more/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};vErrors===null?vErrors=[err4]:vErrors.
push(err4),errors++}}else{let err5={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}return validate188.errors=vErrors,errors===0}validate188.
evaluated={props:{data:!0,next_cursor:!0,has_more:!0},dynamicProps:!1,dynamicItems:!1};var v75=validate190;function validate190(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate190.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
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
|[+-]00(:?00)?)?)?$"'};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}if(!formats0.validate(data8)){let err16={
instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format:"dat\
e-time"},message:'must match format "date-time"'};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}}else{let err17={
instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}}}else{let err18={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err18]:vErrors.push(err18),
errors++}return validate190.errors=vErrors,errors===0}validate190.evaluated={props:{colors:!0,typography:!0,spacing:!0,updated_at:!0},
dynamicProps:!1,dynamicItems:!1};var v76=validate191;function validate191(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate191.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.version===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"version"},message:"must have required property 'vers\
ion'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.published_at===void 0){let err1={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"published_at"},message:"must have required property 'published_a\
t'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.version!==void 0){let data0=data.version;if(!(typeof data0==
"number"&&!(data0%1)&&!isNaN(data0))){let err2={instancePath:instancePath+"/version",schemaPath:"#/properties/version/ty\
pe",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}
if(typeof data0=="number"&&(data0<1||isNaN(data0))){let err3={instancePath:instancePath+"/version",schemaPath:"#/propert\
ies/version/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};vErrors===null?vErrors=[
err3]:vErrors.push(err3),errors++}}if(data.published_at!==void 0){let data1=data.published_at;if(typeof data1=="string"){
if(!formats0.validate(data1)){let err4={instancePath:instancePath+"/published_at",schemaPath:"#/properties/published_at/\
format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===null?vErrors=[err4]:
vErrors.push(err4),errors++}}else{let err5={instancePath:instancePath+"/published_at",schemaPath:"#/properties/published\
_at/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),
errors++}}}else{let err6={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}return validate191.errors=vErrors,errors===0}validate191.evaluated=
{props:{version:!0,published_at:!0},dynamicProps:!1,dynamicItems:!1};var v77=validate192;function validate192(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate192.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),validate57(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate57.errors:vErrors.concat(validate57.errors),errors=vErrors.length),data&&typeof data=="object"&&!Array.
isArray(data)){if(data.type!==void 0&&data.type!=="theme.published"){let err0={instancePath:instancePath+"/type",schemaPath:"\
#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue:"theme.published"},message:"must be equal to const\
ant"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}data.data!==void 0&&(validate191(data.data,{instancePath:instancePath+
"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate191.errors:
vErrors.concat(validate191.errors),errors=vErrors.length))}else{let err1={instancePath,schemaPath:"#/allOf/1/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate192.
errors=vErrors,errors===0}validate192.evaluated={props:{type:!0,data:!0,id:!0,created_at:!0,workspace:!0,version:!0},dynamicProps:!1,
dynamicItems:!1};var v78=validate195;function validate195(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate195.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),validate57(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate57.errors:vErrors.concat(validate57.errors),errors=vErrors.length),data&&typeof data=="object"&&!Array.
isArray(data)){if(data.type!==void 0&&data.type!=="theme.updated"){let err0={instancePath:instancePath+"/type",schemaPath:"\
#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue:"theme.updated"},message:"must be equal to constan\
t"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}data.data!==void 0&&(validate190(data.data,{instancePath:instancePath+
"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate190.errors:
vErrors.concat(validate190.errors),errors=vErrors.length))}else{let err1={instancePath,schemaPath:"#/allOf/1/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate195.
errors=vErrors,errors===0}validate195.evaluated={props:{type:!0,data:!0,id:!0,created_at:!0,workspace:!0,version:!0},dynamicProps:!1,
dynamicItems:!1};var v79=validate198;function validate198(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate198.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"mu\
st have required property 'id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.scopes===void 0){let err1={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"scopes"},message:"must have required pr\
operty 'scopes'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.mode===void 0){let err2={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"mode"},message:"must have required property 'mode'"};
vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.id!==void 0){let data0=data.id;if(typeof data0=="strin\
g"){if(!pattern6.test(data0)){let err3={instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pa\
ttern",params:{pattern:"^tok_.+$"},message:'must match pattern "^tok_.+$"'};vErrors===null?vErrors=[err3]:vErrors.push(err3),
errors++}}else{let err4={instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"\
string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}if(data.scopes!==void 0){let data1=data.
scopes;if(Array.isArray(data1)){let all0=vErrors;for(let i0=0;i0<data1.length;i0++){vErrors=null,errors=0;let data2=data1[i0];
if(typeof data2=="string"){if(!pattern28.test(data2)){let err5={instancePath:instancePath+"/scopes/"+i0,schemaPath:"#/pr\
operties/scopes/items/pattern",keyword:"pattern",params:{pattern:"^[^\\s:]+:\\S+$"},message:'must match pattern "^[^\\s:]\
+:\\S+$"'};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}else{let err6={instancePath:instancePath+"/scopes/"+
i0,schemaPath:"#/properties/scopes/items/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err6]:vErrors.push(err6),errors++}if(all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)
all0.push(error0);if(all0!==null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err7={instancePath:instancePath+
"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===
null?vErrors=[err7]:vErrors.push(err7),errors++}}if(data.mode!==void 0){let data3=data.mode;if(typeof data3!="string"){let err8={
instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}if(!(data3==="live"||data3==="test")){let err9={
instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues:schema70.properties.
mode.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}}else{
let err10={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?
vErrors=[err10]:vErrors.push(err10),errors++}return validate198.errors=vErrors,errors===0}validate198.evaluated={props:{
id:!0,scopes:!0,mode:!0},dynamicProps:!1,dynamicItems:!1};var v80=validate199;var pattern40=new RegExp("^sess_.+$","u");function validate199(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate199.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
access_token===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"access\
_token"},message:"must have required property 'access_token'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}
if(data.refresh_token===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
refresh_token"},message:"must have required property 'refresh_token'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),
errors++}if(data.expires_in===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
expires_in"},message:"must have required property 'expires_in'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}
if(data.token_type===void 0){let err3={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
token_type"},message:"must have required property 'token_type'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}
if(data.access_token!==void 0){let data0=data.access_token;if(typeof data0=="string"){if(!pattern40.test(data0)){let err4={
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
t"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}return validate199.errors=vErrors,errors===0}validate199.
evaluated={props:{access_token:!0,refresh_token:!0,expires_in:!0,token_type:!0},dynamicProps:!1,dynamicItems:!1};var v81=validate200;function validate200(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate200.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),validate57(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate57.errors:vErrors.concat(validate57.errors),errors=vErrors.length),data&&typeof data=="object"&&!Array.
isArray(data)){if(data.type!==void 0&&data.type!=="tokens.created"){let err0={instancePath:instancePath+"/type",schemaPath:"\
#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue:"tokens.created"},message:"must be equal to consta\
nt"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}data.data!==void 0&&(validate66(data.data,{instancePath:instancePath+
"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate66.errors:vErrors.
concat(validate66.errors),errors=vErrors.length))}else{let err1={instancePath,schemaPath:"#/allOf/1/type",keyword:"type",
params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate200.
errors=vErrors,errors===0}validate200.evaluated={props:{type:!0,data:!0,id:!0,created_at:!0,workspace:!0,version:!0},dynamicProps:!1,
dynamicItems:!1};var v82=validate203;function validate203(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate203.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),validate57(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate57.errors:vErrors.concat(validate57.errors),errors=vErrors.length),data&&typeof data=="object"&&!Array.
isArray(data)){if(data.type!==void 0&&data.type!=="tokens.revoked"){let err0={instancePath:instancePath+"/type",schemaPath:"\
#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue:"tokens.revoked"},message:"must be equal to consta\
nt"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}data.data!==void 0&&(validate66(data.data,{instancePath:instancePath+
"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate66.errors:vErrors.
concat(validate66.errors),errors=vErrors.length))}else{let err1={instancePath,schemaPath:"#/allOf/1/type",keyword:"type",
params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate203.
errors=vErrors,errors===0}validate203.evaluated={props:{type:!0,data:!0,id:!0,created_at:!0,workspace:!0,version:!0},dynamicProps:!1,
dynamicItems:!1};var v83=validate206;function validate206(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate206.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),validate57(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate57.errors:vErrors.concat(validate57.errors),errors=vErrors.length),data&&typeof data=="object"&&!Array.
isArray(data)){if(data.type!==void 0&&data.type!=="tokens.rotated"){let err0={instancePath:instancePath+"/type",schemaPath:"\
#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue:"tokens.rotated"},message:"must be equal to consta\
nt"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}data.data!==void 0&&(validate66(data.data,{instancePath:instancePath+
"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate66.errors:vErrors.
concat(validate66.errors),errors=vErrors.length))}else{let err1={instancePath,schemaPath:"#/allOf/1/type",keyword:"type",
params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate206.
errors=vErrors,errors===0}validate206.evaluated={props:{type:!0,data:!0,id:!0,created_at:!0,workspace:!0,version:!0},dynamicProps:!1,
dynamicItems:!1};var v84=validate209;function validate209(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate209.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),typeof data!="string"){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}return validate209.errors=vErrors,
errors===0}validate209.evaluated={dynamicProps:!1,dynamicItems:!1};var v85=validate210;function validate211(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate211.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
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
object"},message:"must be object"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}return validate211.errors=vErrors,
errors===0}validate211.evaluated={props:{metric:!0,quantity:!0,unit:!0},dynamicProps:!1,dynamicItems:!1};function validate210(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate210.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.line_items===void 0){let err0={instancePath,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"line_items"},message:"must have required property 'line_items'"};vErrors===null?
vErrors=[err0]:vErrors.push(err0),errors++}if(data.line_items!==void 0){let data0=data.line_items;if(Array.isArray(data0)){
let all0=vErrors;for(let i0=0;i0<data0.length;i0++){if(vErrors=null,errors=0,validate211(data0[i0],{instancePath:instancePath+
"/line_items/"+i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate211.
errors:vErrors.concat(validate211.errors),errors=vErrors.length),all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)
all0.push(error0);if(all0!==null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err1={instancePath:instancePath+
"/line_items",schemaPath:"#/properties/line_items/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}}}else{let err2={instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}return validate210.errors=
vErrors,errors===0}validate210.evaluated={props:{line_items:!0},dynamicProps:!1,dynamicItems:!1};var v86=validate213;function validate213(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate213.
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
message:"must be object"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}return validate213.errors=vErrors,errors===
0}validate213.evaluated={props:{metric:!0,quantity:!0,unit:!0},dynamicProps:!1,dynamicItems:!1};var v87=validate214;function validate214(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate214.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}if(data.email===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
email"},message:"must have required property 'email'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.
id!==void 0){let data0=data.id;if(typeof data0=="string"){if(!pattern26.test(data0)){let err2={instancePath:instancePath+
"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^usr_.+$"},message:'must match pattern "^u\
sr_.+$"'};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}else{let err3={instancePath:instancePath+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.
push(err3),errors++}}if(data.email!==void 0&&typeof data.email!="string"){let err4={instancePath:instancePath+"/email",schemaPath:"\
#/properties/email/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.
push(err4),errors++}}else{let err5={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}return validate214.errors=vErrors,errors===0}validate214.
evaluated={props:{id:!0,email:!0},dynamicProps:!1,dynamicItems:!1};var v88=validate215;function validate215(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate215.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
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
 characters"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(!pattern12.test(data2)){let err7={instancePath:instancePath+
"/error/message",schemaPath:"#/properties/error/properties/message/pattern",keyword:"pattern",params:{pattern:"^[^\\r\\n]+\
$"},message:'must match pattern "^[^\\r\\n]+$"'};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}else{let err8={
instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}if(data0.details!==void 0&&
(validate96(data0.details,{instancePath:instancePath+"/error/details",parentData:data0,parentDataProperty:"details",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate96.errors:vErrors.concat(validate96.errors),errors=vErrors.length)),data0.
fields!==void 0){let data4=data0.fields;if(Array.isArray(data4)){if(data4.length<1){let err9={instancePath:instancePath+
"/error/fields",schemaPath:"#/properties/error/properties/fields/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}let all0=vErrors;for(let i0=0;i0<
data4.length;i0++){if(vErrors=null,errors=0,validate99(data4[i0],{instancePath:instancePath+"/error/fields/"+i0,parentData:data4,
parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate99.errors:vErrors.concat(validate99.errors),
errors=vErrors.length),all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)all0.push(error0);if(all0!==
null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err10={instancePath:instancePath+"/e\
rror/fields",schemaPath:"#/properties/error/properties/fields/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}}else{let err11={instancePath:instancePath+"/erro\
r",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=
[err11]:vErrors.push(err11),errors++}}}else{let err12={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}return validate215.errors=vErrors,
errors===0}validate215.evaluated={props:{error:!0},dynamicProps:!1,dynamicItems:!1};var v89=validate218;function validate218(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate218.evaluated;evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.
items=void 0);let _errs0=errors,valid0=!1,passing0=null,_errs1=errors;validate56(data,{instancePath,parentData,parentDataProperty,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate56.errors:vErrors.concat(validate56.errors),errors=vErrors.length);
var _valid0=_errs1===errors;if(_valid0){valid0=!0,passing0=0;var props0={};props0.type=!0,props0.data=!0,props0.id=!0,props0.
created_at=!0,props0.workspace=!0,props0.version=!0}let _errs2=errors;validate60(data,{instancePath,parentData,parentDataProperty,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate60.errors:vErrors.concat(validate60.errors),errors=vErrors.length);
var _valid0=_errs2===errors;if(_valid0&&valid0)valid0=!1,passing0=[passing0,1];else{_valid0&&(valid0=!0,passing0=1,props0!==
!0&&(props0=props0||{},props0.type=!0,props0.data=!0,props0.id=!0,props0.created_at=!0,props0.workspace=!0,props0.version=
!0));let _errs3=errors;validate63(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate63.errors:vErrors.concat(validate63.errors),errors=vErrors.length);var _valid0=_errs3===errors;if(_valid0&&
valid0)valid0=!1,passing0=[passing0,2];else{_valid0&&(valid0=!0,passing0=2,props0!==!0&&(props0=props0||{},props0.type=!0,
props0.data=!0,props0.id=!0,props0.created_at=!0,props0.workspace=!0,props0.version=!0));let _errs4=errors;validate73(data,
{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate73.errors:vErrors.
concat(validate73.errors),errors=vErrors.length);var _valid0=_errs4===errors;if(_valid0&&valid0)valid0=!1,passing0=[passing0,
3];else{_valid0&&(valid0=!0,passing0=3,props0!==!0&&(props0=props0||{},props0.type=!0,props0.data=!0,props0.id=!0,props0.
created_at=!0,props0.workspace=!0,props0.version=!0));let _errs5=errors;validate76(data,{instancePath,parentData,parentDataProperty,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate76.errors:vErrors.concat(validate76.errors),errors=vErrors.length);
var _valid0=_errs5===errors;if(_valid0&&valid0)valid0=!1,passing0=[passing0,4];else{_valid0&&(valid0=!0,passing0=4,props0!==
!0&&(props0=props0||{},props0.type=!0,props0.data=!0,props0.id=!0,props0.created_at=!0,props0.workspace=!0,props0.version=
!0));let _errs6=errors;validate85(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate85.errors:vErrors.concat(validate85.errors),errors=vErrors.length);var _valid0=_errs6===errors;if(_valid0&&
valid0)valid0=!1,passing0=[passing0,5];else{_valid0&&(valid0=!0,passing0=5,props0!==!0&&(props0=props0||{},props0.type=!0,
props0.data=!0,props0.id=!0,props0.created_at=!0,props0.workspace=!0,props0.version=!0));let _errs7=errors;validate110(data,
{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate110.errors:vErrors.
concat(validate110.errors),errors=vErrors.length);var _valid0=_errs7===errors;if(_valid0&&valid0)valid0=!1,passing0=[passing0,
6];else{_valid0&&(valid0=!0,passing0=6,props0!==!0&&(props0=props0||{},props0.type=!0,props0.data=!0,props0.id=!0,props0.
created_at=!0,props0.workspace=!0,props0.version=!0));let _errs8=errors;validate113(data,{instancePath,parentData,parentDataProperty,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate113.errors:vErrors.concat(validate113.errors),errors=vErrors.
length);var _valid0=_errs8===errors;if(_valid0&&valid0)valid0=!1,passing0=[passing0,7];else{_valid0&&(valid0=!0,passing0=
7,props0!==!0&&(props0=props0||{},props0.type=!0,props0.data=!0,props0.id=!0,props0.created_at=!0,props0.workspace=!0,props0.
version=!0));let _errs9=errors;validate144(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate144.errors:vErrors.concat(validate144.errors),errors=vErrors.length);var _valid0=_errs9===errors;
if(_valid0&&valid0)valid0=!1,passing0=[passing0,8];else{_valid0&&(valid0=!0,passing0=8,props0!==!0&&(props0=props0||{},props0.
type=!0,props0.data=!0,props0.id=!0,props0.created_at=!0,props0.workspace=!0,props0.version=!0));let _errs10=errors;validate147(
data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate147.errors:vErrors.
concat(validate147.errors),errors=vErrors.length);var _valid0=_errs10===errors;if(_valid0&&valid0)valid0=!1,passing0=[passing0,
9];else{_valid0&&(valid0=!0,passing0=9,props0!==!0&&(props0=props0||{},props0.type=!0,props0.data=!0,props0.id=!0,props0.
created_at=!0,props0.workspace=!0,props0.version=!0));let _errs11=errors;validate150(data,{instancePath,parentData,parentDataProperty,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate150.errors:vErrors.concat(validate150.errors),errors=vErrors.
length);var _valid0=_errs11===errors;if(_valid0&&valid0)valid0=!1,passing0=[passing0,10];else{_valid0&&(valid0=!0,passing0=
10,props0!==!0&&(props0=props0||{},props0.type=!0,props0.data=!0,props0.id=!0,props0.created_at=!0,props0.workspace=!0,props0.
version=!0));let _errs12=errors;validate154(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate154.errors:vErrors.concat(validate154.errors),errors=vErrors.length);var _valid0=_errs12===
errors;if(_valid0&&valid0)valid0=!1,passing0=[passing0,11];else{_valid0&&(valid0=!0,passing0=11,props0!==!0&&(props0=props0||
{},props0.type=!0,props0.data=!0,props0.id=!0,props0.created_at=!0,props0.workspace=!0,props0.version=!0));let _errs13=errors;
validate173(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate173.
errors:vErrors.concat(validate173.errors),errors=vErrors.length);var _valid0=_errs13===errors;if(_valid0&&valid0)valid0=
!1,passing0=[passing0,12];else{_valid0&&(valid0=!0,passing0=12,props0!==!0&&(props0=props0||{},props0.type=!0,props0.data=
!0,props0.id=!0,props0.created_at=!0,props0.workspace=!0,props0.version=!0));let _errs14=errors;validate176(data,{instancePath,
parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate176.errors:vErrors.concat(validate176.
errors),errors=vErrors.length);var _valid0=_errs14===errors;if(_valid0&&valid0)valid0=!1,passing0=[passing0,13];else{_valid0&&
(valid0=!0,passing0=13,props0!==!0&&(props0=props0||{},props0.type=!0,props0.data=!0,props0.id=!0,props0.created_at=!0,props0.
workspace=!0,props0.version=!0));let _errs15=errors;validate179(data,{instancePath,parentData,parentDataProperty,rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate179.errors:vErrors.concat(validate179.errors),errors=vErrors.length);var _valid0=_errs15===
errors;if(_valid0&&valid0)valid0=!1,passing0=[passing0,14];else{_valid0&&(valid0=!0,passing0=14,props0!==!0&&(props0=props0||
{},props0.type=!0,props0.data=!0,props0.id=!0,props0.created_at=!0,props0.workspace=!0,props0.version=!0));let _errs16=errors;
validate182(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate182.
errors:vErrors.concat(validate182.errors),errors=vErrors.length);var _valid0=_errs16===errors;if(_valid0&&valid0)valid0=
!1,passing0=[passing0,15];else{_valid0&&(valid0=!0,passing0=15,props0!==!0&&(props0=props0||{},props0.type=!0,props0.data=
!0,props0.id=!0,props0.created_at=!0,props0.workspace=!0,props0.version=!0));let _errs17=errors;validate192(data,{instancePath,
parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate192.errors:vErrors.concat(validate192.
errors),errors=vErrors.length);var _valid0=_errs17===errors;if(_valid0&&valid0)valid0=!1,passing0=[passing0,16];else{_valid0&&
(valid0=!0,passing0=16,props0!==!0&&(props0=props0||{},props0.type=!0,props0.data=!0,props0.id=!0,props0.created_at=!0,props0.
workspace=!0,props0.version=!0));let _errs18=errors;validate195(data,{instancePath,parentData,parentDataProperty,rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate195.errors:vErrors.concat(validate195.errors),errors=vErrors.length);var _valid0=_errs18===
errors;if(_valid0&&valid0)valid0=!1,passing0=[passing0,17];else{_valid0&&(valid0=!0,passing0=17,props0!==!0&&(props0=props0||
{},props0.type=!0,props0.data=!0,props0.id=!0,props0.created_at=!0,props0.workspace=!0,props0.version=!0));let _errs19=errors;
validate200(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate200.
errors:vErrors.concat(validate200.errors),errors=vErrors.length);var _valid0=_errs19===errors;if(_valid0&&valid0)valid0=
!1,passing0=[passing0,18];else{_valid0&&(valid0=!0,passing0=18,props0!==!0&&(props0=props0||{},props0.type=!0,props0.data=
!0,props0.id=!0,props0.created_at=!0,props0.workspace=!0,props0.version=!0));let _errs20=errors;validate203(data,{instancePath,
parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate203.errors:vErrors.concat(validate203.
errors),errors=vErrors.length);var _valid0=_errs20===errors;if(_valid0&&valid0)valid0=!1,passing0=[passing0,19];else{_valid0&&
(valid0=!0,passing0=19,props0!==!0&&(props0=props0||{},props0.type=!0,props0.data=!0,props0.id=!0,props0.created_at=!0,props0.
workspace=!0,props0.version=!0));let _errs21=errors;validate206(data,{instancePath,parentData,parentDataProperty,rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate206.errors:vErrors.concat(validate206.errors),errors=vErrors.length);var _valid0=_errs21===
errors;_valid0&&valid0?(valid0=!1,passing0=[passing0,20]):_valid0&&(valid0=!0,passing0=20,props0!==!0&&(props0=props0||{},
props0.type=!0,props0.data=!0,props0.id=!0,props0.created_at=!0,props0.workspace=!0,props0.version=!0))}}}}}}}}}}}}}}}}}}}
if(valid0)errors=_errs0,vErrors!==null&&(_errs0?vErrors.length=_errs0:vErrors=null);else{let err0={instancePath,schemaPath:"\
#/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},message:"must match exactly one schema in oneOf"};vErrors===null?
vErrors=[err0]:vErrors.push(err0),errors++}return validate218.errors=vErrors,evaluated0.props=props0,errors===0}validate218.
evaluated={dynamicProps:!0,dynamicItems:!1};var v90=validate240,schema121={type:"object",description:"A webhook subscrip\
tion, without its signing secret. If you lose the secret, delete the subscription and create it again.",required:["id","\
url","events","created_at","paused_until"],properties:{id:{type:"string",pattern:"^wh_.+$",description:"The subscription\
's id.",examples:["wh_01K9ORDERS"]},url:{type:"string",format:"uri","x-provisional":"The member is named url.",description:`\
The URL to which events are delivered.

Provisional: The member is named url.`,examples:["https://hooks.acme.example/workspace-events"]},events:{type:"array","x\
-provisional":"The filter is a list of event types, in which `pages.*` matches all events of pages and `*` matches all e\
vents.",description:"The events that are delivered.\n\nProvisional: The filter is a list of event types, in which `pages.*\
` matches all events of pages and `*` matches all events.",items:{type:"string",description:"An event type, a pattern su\
ch as `pages.*`, or `*` for all events.",examples:["pages.published"]},examples:[["pages.published","forms.submitted"]]},
created_at:{type:"string",format:"date-time","x-provisional":"The member is named created_at, as on other records.",description:`\
When the subscription was created.

Provisional: The member is named created_at, as on other records.`,examples:["2026-10-20T10:00:00.000Z"]},paused_until:{
type:["string","null"],format:"date-time","x-provisional":"The member is named paused_until, and is null while the circu\
it breaker is closed.",description:"The time until which the circuit breaker is open; `null` if it is closed. Events are\
 dropped while it is open.\n\nProvisional: The member is named paused_until, and is null while the circuit breaker is clos\
ed.",examples:["2026-11-02T10:00:00.000Z"]}}},pattern43=new RegExp("^wh_.+$","u");function validate240(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate240.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data==
"object"&&!Array.isArray(data)){if(data.id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"id"},message:"must have required property 'id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}
if(data.url===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"\
must have required property 'url'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.events===void 0){let err2={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"events"},message:"must have required pr\
operty 'events'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.created_at===void 0){let err3={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"},message:"must have required property 'c\
reated_at'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.paused_until===void 0){let err4={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"paused_until"},message:"must have required property \
'paused_until'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.id!==void 0){let data0=data.id;if(typeof data0==
"string"){if(!pattern43.test(data0)){let err5={instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"\
pattern",params:{pattern:"^wh_.+$"},message:'must match pattern "^wh_.+$"'};vErrors===null?vErrors=[err5]:vErrors.push(err5),
errors++}}else{let err6={instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"\
string"},message:"must be string"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}if(data.url!==void 0){let data1=data.
url;if(typeof data1=="string"){if(!formats16(data1)){let err7={instancePath:instancePath+"/url",schemaPath:"#/properties\
/url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};vErrors===null?vErrors=[err7]:vErrors.
push(err7),errors++}}else{let err8={instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}if(data.events!==void 0){
let data2=data.events;if(Array.isArray(data2)){let all0=vErrors;for(let i0=0;i0<data2.length;i0++){if(vErrors=null,errors=
0,typeof data2[i0]!="string"){let err9={instancePath:instancePath+"/events/"+i0,schemaPath:"#/properties/events/items/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}
if(all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)all0.push(error0);if(all0!==null&&all0.length>=
1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err10={instancePath:instancePath+"/events",schemaPath:"\
#/properties/events/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err10]:vErrors.
push(err10),errors++}}if(data.created_at!==void 0){let data4=data.created_at;if(typeof data4=="string"){if(!formats0.validate(
data4)){let err11={instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",
params:{format:"date-time"},message:'must match format "date-time"'};vErrors===null?vErrors=[err11]:vErrors.push(err11),
errors++}}else{let err12={instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}}if(data.
paused_until!==void 0){let data5=data.paused_until;if(typeof data5!="string"&&data5!==null){let err13={instancePath:instancePath+
"/paused_until",schemaPath:"#/properties/paused_until/type",keyword:"type",params:{type:schema121.properties.paused_until.
type},message:"must be string,null"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}if(typeof data5=="strin\
g"&&!formats0.validate(data5)){let err14={instancePath:instancePath+"/paused_until",schemaPath:"#/properties/paused_unti\
l/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===null?vErrors=[
err14]:vErrors.push(err14),errors++}}}else{let err15={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}return validate240.errors=vErrors,
errors===0}validate240.evaluated={props:{id:!0,url:!0,events:!0,created_at:!0,paused_until:!0},dynamicProps:!1,dynamicItems:!1};
var v91=validate241;var pattern44=new RegExp("^whsec_[0-9a-fA-F]{64}$","u");function validate241(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate241.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),validate240(data,{instancePath,parentData,parentDataProperty,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate240.errors:vErrors.concat(validate240.errors),errors=vErrors.
length),data&&typeof data=="object"&&!Array.isArray(data)){if(data.secret===void 0){let err0={instancePath,schemaPath:"#\
/allOf/1/required",keyword:"required",params:{missingProperty:"secret"},message:"must have required property 'secret'"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.secret!==void 0){let data0=data.secret;if(typeof data0==
"string"){if(!pattern44.test(data0)){let err1={instancePath:instancePath+"/secret",schemaPath:"#/allOf/1/properties/secr\
et/pattern",keyword:"pattern",params:{pattern:"^whsec_[0-9a-fA-F]{64}$"},message:'must match pattern "^whsec_[0-9a-fA-F]\
{64}$"'};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}else{let err2={instancePath:instancePath+"/secret",schemaPath:"\
#/allOf/1/properties/secret/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err2]:vErrors.push(err2),errors++}}}else{let err3={instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"\
object"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate241.errors=vErrors,
errors===0}validate241.evaluated={props:{secret:!0,id:!0,url:!0,events:!0,created_at:!0,paused_until:!0},dynamicProps:!1,
dynamicItems:!1};var v92=validate243,schema123={type:"object",description:"One page of the workspace's subscriptions.",required:[
"data"],properties:{data:{type:"array",description:"Subscriptions.",items:{$ref:"defs#/$defs/WebhookSubscription"},examples:[
[{id:"wh_01K9ORDERS",url:"https://hooks.acme.example/workspace-events",events:["pages.published","forms.submitted"],created_at:"\
2026-10-20T10:00:00.000Z",paused_until:null}]]},next_cursor:{type:["string","null"],description:"The cursor of the next \
page. Opaque. Absent or `null` on the last page only: a page that has a cursor is not the last one, even if it has fewer\
 records than the limit, or none.",examples:["eyJhZnRlciI6IndoXzAxSzlPUkRFUlMifQ"]}}};function validate243(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate243.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data==
"object"&&!Array.isArray(data)){if(data.data===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"data"},message:"must have required property 'data'"};vErrors===null?vErrors=[err0]:vErrors.push(
err0),errors++}if(data.data!==void 0){let data0=data.data;if(Array.isArray(data0)){let all0=vErrors;for(let i0=0;i0<data0.
length;i0++){if(vErrors=null,errors=0,validate240(data0[i0],{instancePath:instancePath+"/data/"+i0,parentData:data0,parentDataProperty:i0,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate240.errors:vErrors.concat(validate240.errors),errors=vErrors.
length),all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)all0.push(error0);if(all0!==null&&all0.
length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err1={instancePath:instancePath+"/data",schemaPath:"\
#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err1]:vErrors.
push(err1),errors++}}if(data.next_cursor!==void 0){let data2=data.next_cursor;if(typeof data2!="string"&&data2!==null){let err2={
instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/type",keyword:"type",params:{type:schema123.
properties.next_cursor.type},message:"must be string,null"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}}else{
let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?
vErrors=[err3]:vErrors.push(err3),errors++}return validate243.errors=vErrors,errors===0}validate243.evaluated={props:{data:!0,
next_cursor:!0},dynamicProps:!1,dynamicItems:!1};var v93=validate245;var pattern45=new RegExp("^ws_.+$","u");function validate245(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate245.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"mu\
st have required property 'id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.slug===void 0){let err1={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"slug"},message:"must have required prop\
erty 'slug'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.name===void 0){let err2={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};vErrors===null?
vErrors=[err2]:vErrors.push(err2),errors++}if(data.id!==void 0){let data0=data.id;if(typeof data0=="string"){if(!pattern45.
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
[err8]:vErrors.push(err8),errors++}return validate245.errors=vErrors,errors===0}validate245.evaluated={props:{id:!0,slug:!0,
name:!0},dynamicProps:!1,dynamicItems:!1};var v94=validate246,schema125={type:"object",description:"One page of the work\
spaces that the token can access. The array is named `workspaces`, unlike `data` in other lists.",required:["workspaces"],
properties:{workspaces:{type:"array",description:"Workspaces.",items:{$ref:"defs#/$defs/Workspace"},examples:[[{id:"ws_0\
1K9ACME",slug:"acme",name:"Acme Coffee"}]]},next_cursor:{type:["string","null"],description:"The cursor of the next page\
. Opaque. Absent or `null` on the last page only: a page that has a cursor is not the last one, even if it has fewer rec\
ords than the limit, or none.",examples:["eyJhZnRlciI6IndzXzAxSzlHTE9CRVgifQ"]}}};function validate246(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate246.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data==
"object"&&!Array.isArray(data)){if(data.workspaces===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"workspaces"},message:"must have required property 'workspaces'"};vErrors===null?vErrors=
[err0]:vErrors.push(err0),errors++}if(data.workspaces!==void 0){let data0=data.workspaces;if(Array.isArray(data0)){let all0=vErrors;
for(let i0=0;i0<data0.length;i0++){if(vErrors=null,errors=0,validate245(data0[i0],{instancePath:instancePath+"/workspace\
s/"+i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate245.errors:vErrors.
concat(validate245.errors),errors=vErrors.length),all0===null)all0=vErrors;else if(vErrors!==null)for(let error0 of vErrors)
all0.push(error0);if(all0!==null&&all0.length>=1e4)break}vErrors=all0,errors=all0===null?0:all0.length}else{let err1={instancePath:instancePath+
"/workspaces",schemaPath:"#/properties/workspaces/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}}if(data.next_cursor!==void 0){let data2=data.next_cursor;if(typeof data2!=
"string"&&data2!==null){let err2={instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/type",keyword:"\
type",params:{type:schema125.properties.next_cursor.type},message:"must be string,null"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate246.errors=vErrors,errors===0}validate246.
evaluated={props:{workspaces:!0,next_cursor:!0},dynamicProps:!1,dynamicItems:!1};var v95=validate248;function validate248(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate248.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.workspace===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"workspace"},message:"must have required property 'wo\
rkspace'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}data.workspace!==void 0&&(validate245(data.workspace,
{instancePath:instancePath+"/workspace",parentData:data,parentDataProperty:"workspace",rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate245.errors:vErrors.concat(validate245.errors),errors=vErrors.length))}else{let err1={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err1]:vErrors.
push(err1),errors++}return validate248.errors=vErrors,errors===0}validate248.evaluated={props:{workspace:!0},dynamicProps:!1,
dynamicItems:!1};var schemas={Agent:v0,AgentList:v1,AgentsActivatedEvent:v2,AgentsCreatedEvent:v3,AgentsDeactivatedEvent:v4,
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
WebhookSubscriptionList:v92,Workspace:v93,WorkspaceList:v94,WorkspaceSwitched:v95};var v02=validate52;function validate52(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate52.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),!(data&&typeof data=="object"&&!Array.isArray(data))){let err0={instancePath,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}
return validate52.errors=vErrors,errors===0}validate52.evaluated={dynamicProps:!1,dynamicItems:!1};var v110=validate532,
schema202={$id:"v1",type:"object",properties:{limit:{type:"integer",minimum:1,maximum:100,default:20},cursor:{type:"stri\
ng",minLength:1},format:{type:"string",enum:["json","ndjson","csv","tson"]},bom:{type:"boolean",default:!0}},required:[]},
func12=require_ucs2length().default;function validate532(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate532.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){data.
limit===void 0&&(data.limit=20),data.bom===void 0&&(data.bom=!0);let data0=data.limit;if(!(typeof data0=="number"&&!(data0%
1)&&!isNaN(data0))){let dataType0=typeof data0,coerced0;if(coerced0===void 0)if(dataType0==="boolean"||data0===null||dataType0===
"string"&&data0&&data0==+data0&&!(data0%1))coerced0=+data0;else{let err0={instancePath:instancePath+"/limit",schemaPath:"\
#/properties/limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err0]:
vErrors.push(err0),errors++}coerced0!==void 0&&(data0=coerced0,data!==void 0&&(data.limit=coerced0))}if(typeof data0=="n\
umber"){if(data0>100||isNaN(data0)){let err1={instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",
keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};vErrors===null?vErrors=[err1]:vErrors.push(
err1),errors++}if(data0<1||isNaN(data0)){let err2={instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/min\
imum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};vErrors===null?vErrors=[err2]:vErrors.push(
err2),errors++}}if(data.cursor!==void 0){let data1=data.cursor;if(typeof data1!="string"){let dataType1=typeof data1,coerced1;
if(coerced1===void 0)if(dataType1=="number"||dataType1=="boolean")coerced1=""+data1;else if(data1===null)coerced1="";else{
let err3={instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}coerced1!==void 0&&(data1=coerced1,data!==
void 0&&(data.cursor=coerced1))}if(typeof data1=="string"&&func12(data1)<1){let err4={instancePath:instancePath+"/cursor",
schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 char\
acters"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}if(data.format!==void 0){let data2=data.format;if(typeof data2!=
"string"){let dataType2=typeof data2,coerced2;if(coerced2===void 0)if(dataType2=="number"||dataType2=="boolean")coerced2=
""+data2;else if(data2===null)coerced2="";else{let err5={instancePath:instancePath+"/format",schemaPath:"#/properties/fo\
rmat/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),
errors++}coerced2!==void 0&&(data2=coerced2,data!==void 0&&(data.format=coerced2))}if(!(data2==="json"||data2==="ndjson"||
data2==="csv"||data2==="tson")){let err6={instancePath:instancePath+"/format",schemaPath:"#/properties/format/enum",keyword:"\
enum",params:{allowedValues:schema202.properties.format.enum},message:"must be equal to one of the allowed values"};vErrors===
null?vErrors=[err6]:vErrors.push(err6),errors++}}let data3=data.bom;if(typeof data3!="boolean"){let coerced3;if(coerced3===
void 0)if(data3==="false"||data3===0||data3===null)coerced3=!1;else if(data3==="true"||data3===1)coerced3=!0;else{let err7={
instancePath:instancePath+"/bom",schemaPath:"#/properties/bom/type",keyword:"type",params:{type:"boolean"},message:"must\
 be boolean"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}coerced3!==void 0&&(data3=coerced3,data!==void 0&&
(data.bom=coerced3))}}else{let err8={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}return validate532.errors=vErrors,errors===0}validate532.
evaluated={props:{limit:!0,cursor:!0,format:!0,bom:!0},dynamicProps:!1,dynamicItems:!1};var v210=validate542;var formats02=require_formats().fullFormats["date-time"],formats2=require_formats().fullFormats.date;function validate542(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate542.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.period_start!==void 0){let data0=data.period_start,_errs2=errors,valid1=!1,
_errs3=errors;if(typeof data0!="string"){let dataType0=typeof data0,coerced0;if(coerced0===void 0)if(dataType0=="number"||
dataType0=="boolean")coerced0=""+data0;else if(data0===null)coerced0="";else{let err0={instancePath:instancePath+"/perio\
d_start",schemaPath:"#/properties/period_start/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}coerced0!==void 0&&(data0=coerced0,data!==void 0&&(data.period_start=
coerced0))}if(typeof data0=="string"&&!formats02.validate(data0)){let err1={instancePath:instancePath+"/period_start",schemaPath:"\
#/properties/period_start/anyOf/0/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-\
time"'};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}var _valid0=_errs3===errors;valid1=valid1||_valid0;let _errs5=errors;
if(typeof data0!="string"){let dataType1=typeof data0,coerced1;if(coerced1===void 0)if(dataType1=="number"||dataType1=="\
boolean")coerced1=""+data0;else if(data0===null)coerced1="";else{let err2={instancePath:instancePath+"/period_start",schemaPath:"\
#/properties/period_start/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err2]:vErrors.push(err2),errors++}coerced1!==void 0&&(data0=coerced1,data!==void 0&&(data.period_start=coerced1))}if(typeof data0==
"string"&&!formats2.validate(data0)){let err3={instancePath:instancePath+"/period_start",schemaPath:"#/properties/period\
_start/anyOf/1/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};vErrors===null?vErrors=
[err3]:vErrors.push(err3),errors++}var _valid0=_errs5===errors;if(valid1=valid1||_valid0,valid1)errors=_errs2,vErrors!==
null&&(_errs2?vErrors.length=_errs2:vErrors=null);else{let err4={instancePath:instancePath+"/period_start",schemaPath:"#\
/properties/period_start/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};vErrors===null?vErrors=
[err4]:vErrors.push(err4),errors++}}if(data.period_end!==void 0){let data1=data.period_end,_errs8=errors,valid2=!1,_errs9=errors;
if(typeof data1!="string"){let dataType2=typeof data1,coerced2;if(coerced2===void 0)if(dataType2=="number"||dataType2=="\
boolean")coerced2=""+data1;else if(data1===null)coerced2="";else{let err5={instancePath:instancePath+"/period_end",schemaPath:"\
#/properties/period_end/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err5]:vErrors.push(err5),errors++}coerced2!==void 0&&(data1=coerced2,data!==void 0&&(data.period_end=coerced2))}if(typeof data1==
"string"&&!formats02.validate(data1)){let err6={instancePath:instancePath+"/period_end",schemaPath:"#/properties/period_\
end/anyOf/0/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===null?
vErrors=[err6]:vErrors.push(err6),errors++}var _valid1=_errs9===errors;valid2=valid2||_valid1;let _errs11=errors;if(typeof data1!=
"string"){let dataType3=typeof data1,coerced3;if(coerced3===void 0)if(dataType3=="number"||dataType3=="boolean")coerced3=
""+data1;else if(data1===null)coerced3="";else{let err7={instancePath:instancePath+"/period_end",schemaPath:"#/propertie\
s/period_end/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err7]:
vErrors.push(err7),errors++}coerced3!==void 0&&(data1=coerced3,data!==void 0&&(data.period_end=coerced3))}if(typeof data1==
"string"&&!formats2.validate(data1)){let err8={instancePath:instancePath+"/period_end",schemaPath:"#/properties/period_e\
nd/anyOf/1/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};vErrors===null?vErrors=[err8]:
vErrors.push(err8),errors++}var _valid1=_errs11===errors;if(valid2=valid2||_valid1,valid2)errors=_errs8,vErrors!==null&&
(_errs8?vErrors.length=_errs8:vErrors=null);else{let err9={instancePath:instancePath+"/period_end",schemaPath:"#/propert\
ies/period_end/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};vErrors===null?vErrors=[err9]:vErrors.
push(err9),errors++}}}else{let err10={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mu\
st be object"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}return validate542.errors=vErrors,errors===0}
validate542.evaluated={props:{period_start:!0,period_end:!0},dynamicProps:!1,dynamicItems:!1};var v310=validate55,schema22={
$id:"v3",type:"object",properties:{limit:{type:"integer",minimum:1,maximum:200,default:50},cursor:{type:"string",minLength:1},
format:{type:"string",enum:["json","ndjson","csv","tson"]},bom:{type:"boolean",default:!0}},required:[]};function validate55(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate55.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){data.limit===void 0&&(data.limit=50),data.bom===void 0&&(data.bom=!0);let data0=data.
limit;if(!(typeof data0=="number"&&!(data0%1)&&!isNaN(data0))){let dataType0=typeof data0,coerced0;if(coerced0===void 0)
if(dataType0==="boolean"||data0===null||dataType0==="string"&&data0&&data0==+data0&&!(data0%1))coerced0=+data0;else{let err0={
instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}coerced0!==void 0&&(data0=coerced0,data!==void 0&&
(data.limit=coerced0))}if(typeof data0=="number"){if(data0>200||isNaN(data0)){let err1={instancePath:instancePath+"/limi\
t",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:200},message:"must be <= 200"};
vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data0<1||isNaN(data0)){let err2={instancePath:instancePath+
"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= \
1"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}if(data.cursor!==void 0){let data1=data.cursor;if(typeof data1!=
"string"){let dataType1=typeof data1,coerced1;if(coerced1===void 0)if(dataType1=="number"||dataType1=="boolean")coerced1=
""+data1;else if(data1===null)coerced1="";else{let err3={instancePath:instancePath+"/cursor",schemaPath:"#/properties/cu\
rsor/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.push(err3),
errors++}coerced1!==void 0&&(data1=coerced1,data!==void 0&&(data.cursor=coerced1))}if(typeof data1=="string"&&func12(data1)<
1){let err4={instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}if(data.
format!==void 0){let data2=data.format;if(typeof data2!="string"){let dataType2=typeof data2,coerced2;if(coerced2===void 0)
if(dataType2=="number"||dataType2=="boolean")coerced2=""+data2;else if(data2===null)coerced2="";else{let err5={instancePath:instancePath+
"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err5]:vErrors.push(err5),errors++}coerced2!==void 0&&(data2=coerced2,data!==void 0&&(data.format=coerced2))}
if(!(data2==="json"||data2==="ndjson"||data2==="csv"||data2==="tson")){let err6={instancePath:instancePath+"/format",schemaPath:"\
#/properties/format/enum",keyword:"enum",params:{allowedValues:schema22.properties.format.enum},message:"must be equal t\
o one of the allowed values"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}let data3=data.bom;if(typeof data3!=
"boolean"){let coerced3;if(coerced3===void 0)if(data3==="false"||data3===0||data3===null)coerced3=!1;else if(data3==="tr\
ue"||data3===1)coerced3=!0;else{let err7={instancePath:instancePath+"/bom",schemaPath:"#/properties/bom/type",keyword:"t\
ype",params:{type:"boolean"},message:"must be boolean"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}coerced3!==
void 0&&(data3=coerced3,data!==void 0&&(data.bom=coerced3))}}else{let err8={instancePath,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}return validate55.
errors=vErrors,errors===0}validate55.evaluated={props:{limit:!0,cursor:!0,format:!0,bom:!0},dynamicProps:!1,dynamicItems:!1};
var v410=validate562,schema23={$id:"v4",type:"object",properties:{since:{anyOf:[{type:"string",format:"date-time"},{type:"\
string",format:"date"}]},until:{anyOf:[{type:"string",format:"date-time"},{type:"string",format:"date"}]},limit:{type:"i\
nteger",minimum:1,maximum:100,default:20},cursor:{type:"string",minLength:1},format:{type:"string",enum:["json","ndjson",
"csv","tson"]},bom:{type:"boolean",default:!0}},required:[]};function validate562(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate562.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(
data)){if(data.limit===void 0&&(data.limit=20),data.bom===void 0&&(data.bom=!0),data.since!==void 0){let data0=data.since,
_errs2=errors,valid1=!1,_errs3=errors;if(typeof data0!="string"){let dataType0=typeof data0,coerced0;if(coerced0===void 0)
if(dataType0=="number"||dataType0=="boolean")coerced0=""+data0;else if(data0===null)coerced0="";else{let err0={instancePath:instancePath+
"/since",schemaPath:"#/properties/since/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}coerced0!==void 0&&(data0=coerced0,data!==void 0&&(data.since=coerced0))}
if(typeof data0=="string"&&!formats02.validate(data0)){let err1={instancePath:instancePath+"/since",schemaPath:"#/proper\
ties/since/anyOf/0/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}var _valid0=_errs3===errors;valid1=valid1||_valid0;let _errs5=errors;if(typeof data0!=
"string"){let dataType1=typeof data0,coerced1;if(coerced1===void 0)if(dataType1=="number"||dataType1=="boolean")coerced1=
""+data0;else if(data0===null)coerced1="";else{let err2={instancePath:instancePath+"/since",schemaPath:"#/properties/sin\
ce/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.push(
err2),errors++}coerced1!==void 0&&(data0=coerced1,data!==void 0&&(data.since=coerced1))}if(typeof data0=="string"&&!formats2.
validate(data0)){let err3={instancePath:instancePath+"/since",schemaPath:"#/properties/since/anyOf/1/format",keyword:"fo\
rmat",params:{format:"date"},message:'must match format "date"'};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}
var _valid0=_errs5===errors;if(valid1=valid1||_valid0,valid1)errors=_errs2,vErrors!==null&&(_errs2?vErrors.length=_errs2:
vErrors=null);else{let err4={instancePath:instancePath+"/since",schemaPath:"#/properties/since/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}if(data.until!==void 0){
let data1=data.until,_errs8=errors,valid2=!1,_errs9=errors;if(typeof data1!="string"){let dataType2=typeof data1,coerced2;
if(coerced2===void 0)if(dataType2=="number"||dataType2=="boolean")coerced2=""+data1;else if(data1===null)coerced2="";else{
let err5={instancePath:instancePath+"/until",schemaPath:"#/properties/until/anyOf/0/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}coerced2!==void 0&&(data1=coerced2,
data!==void 0&&(data.until=coerced2))}if(typeof data1=="string"&&!formats02.validate(data1)){let err6={instancePath:instancePath+
"/until",schemaPath:"#/properties/until/anyOf/0/format",keyword:"format",params:{format:"date-time"},message:'must match\
 format "date-time"'};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}var _valid1=_errs9===errors;valid2=valid2||
_valid1;let _errs11=errors;if(typeof data1!="string"){let dataType3=typeof data1,coerced3;if(coerced3===void 0)if(dataType3==
"number"||dataType3=="boolean")coerced3=""+data1;else if(data1===null)coerced3="";else{let err7={instancePath:instancePath+
"/until",schemaPath:"#/properties/until/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err7]:vErrors.push(err7),errors++}coerced3!==void 0&&(data1=coerced3,data!==void 0&&(data.until=coerced3))}
if(typeof data1=="string"&&!formats2.validate(data1)){let err8={instancePath:instancePath+"/until",schemaPath:"#/propert\
ies/until/anyOf/1/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};vErrors===null?vErrors=
[err8]:vErrors.push(err8),errors++}var _valid1=_errs11===errors;if(valid2=valid2||_valid1,valid2)errors=_errs8,vErrors!==
null&&(_errs8?vErrors.length=_errs8:vErrors=null);else{let err9={instancePath:instancePath+"/until",schemaPath:"#/proper\
ties/until/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};vErrors===null?vErrors=[err9]:vErrors.
push(err9),errors++}}let data2=data.limit;if(!(typeof data2=="number"&&!(data2%1)&&!isNaN(data2))){let dataType4=typeof data2,
coerced4;if(coerced4===void 0)if(dataType4==="boolean"||data2===null||dataType4==="string"&&data2&&data2==+data2&&!(data2%
1))coerced4=+data2;else{let err10={instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}coerced4!==
void 0&&(data2=coerced4,data!==void 0&&(data.limit=coerced4))}if(typeof data2=="number"){if(data2>100||isNaN(data2)){let err11={
instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},
message:"must be <= 100"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}if(data2<1||isNaN(data2)){let err12={
instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}}if(data.cursor!==void 0){let data3=data.
cursor;if(typeof data3!="string"){let dataType5=typeof data3,coerced5;if(coerced5===void 0)if(dataType5=="number"||dataType5==
"boolean")coerced5=""+data3;else if(data3===null)coerced5="";else{let err13={instancePath:instancePath+"/cursor",schemaPath:"\
#/properties/cursor/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err13]:
vErrors.push(err13),errors++}coerced5!==void 0&&(data3=coerced5,data!==void 0&&(data.cursor=coerced5))}if(typeof data3==
"string"&&func12(data3)<1){let err14={instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err14]:vErrors.push(
err14),errors++}}if(data.format!==void 0){let data4=data.format;if(typeof data4!="string"){let dataType6=typeof data4,coerced6;
if(coerced6===void 0)if(dataType6=="number"||dataType6=="boolean")coerced6=""+data4;else if(data4===null)coerced6="";else{
let err15={instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}coerced6!==void 0&&(data4=coerced6,
data!==void 0&&(data.format=coerced6))}if(!(data4==="json"||data4==="ndjson"||data4==="csv"||data4==="tson")){let err16={
instancePath:instancePath+"/format",schemaPath:"#/properties/format/enum",keyword:"enum",params:{allowedValues:schema23.
properties.format.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err16]:vErrors.push(
err16),errors++}}let data5=data.bom;if(typeof data5!="boolean"){let coerced7;if(coerced7===void 0)if(data5==="false"||data5===
0||data5===null)coerced7=!1;else if(data5==="true"||data5===1)coerced7=!0;else{let err17={instancePath:instancePath+"/bo\
m",schemaPath:"#/properties/bom/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};vErrors===null?vErrors=
[err17]:vErrors.push(err17),errors++}coerced7!==void 0&&(data5=coerced7,data!==void 0&&(data.bom=coerced7))}}else{let err18={
instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=
[err18]:vErrors.push(err18),errors++}return validate562.errors=vErrors,errors===0}validate562.evaluated={props:{since:!0,
until:!0,limit:!0,cursor:!0,format:!0,bom:!0},dynamicProps:!1,dynamicItems:!1};var v510=validate572,schema24={$id:"v5",type:"\
object",properties:{q:{type:"string",minLength:1},level:{type:"string",enum:["debug","info","warn","error"]},source:{type:"\
string",minLength:1},since:{anyOf:[{type:"string",format:"date-time"},{type:"string",format:"date"}]},until:{anyOf:[{type:"\
string",format:"date-time"},{type:"string",format:"date"}]},limit:{type:"integer",minimum:1,maximum:100,default:20},cursor:{
type:"string",minLength:1},format:{type:"string",enum:["json","ndjson","csv","tson"]},bom:{type:"boolean",default:!0}},required:[]};
function validate572(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate572.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.limit===void 0&&(data.limit=20),data.
bom===void 0&&(data.bom=!0),data.q!==void 0){let data0=data.q;if(typeof data0!="string"){let dataType0=typeof data0,coerced0;
if(coerced0===void 0)if(dataType0=="number"||dataType0=="boolean")coerced0=""+data0;else if(data0===null)coerced0="";else{
let err0={instancePath:instancePath+"/q",schemaPath:"#/properties/q/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}coerced0!==void 0&&(data0=coerced0,data!==void 0&&
(data.q=coerced0))}if(typeof data0=="string"&&func12(data0)<1){let err1={instancePath:instancePath+"/q",schemaPath:"#/pr\
operties/q/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?
vErrors=[err1]:vErrors.push(err1),errors++}}if(data.level!==void 0){let data1=data.level;if(typeof data1!="string"){let dataType1=typeof data1,
coerced1;if(coerced1===void 0)if(dataType1=="number"||dataType1=="boolean")coerced1=""+data1;else if(data1===null)coerced1=
"";else{let err2={instancePath:instancePath+"/level",schemaPath:"#/properties/level/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}coerced1!==void 0&&(data1=coerced1,
data!==void 0&&(data.level=coerced1))}if(!(data1==="debug"||data1==="info"||data1==="warn"||data1==="error")){let err3={
instancePath:instancePath+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues:schema24.properties.
level.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}
if(data.source!==void 0){let data2=data.source;if(typeof data2!="string"){let dataType2=typeof data2,coerced2;if(coerced2===
void 0)if(dataType2=="number"||dataType2=="boolean")coerced2=""+data2;else if(data2===null)coerced2="";else{let err4={instancePath:instancePath+
"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err4]:vErrors.push(err4),errors++}coerced2!==void 0&&(data2=coerced2,data!==void 0&&(data.source=coerced2))}
if(typeof data2=="string"&&func12(data2)<1){let err5={instancePath:instancePath+"/source",schemaPath:"#/properties/sourc\
e/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=
[err5]:vErrors.push(err5),errors++}}if(data.since!==void 0){let data3=data.since,_errs8=errors,valid1=!1,_errs9=errors;if(typeof data3!=
"string"){let dataType3=typeof data3,coerced3;if(coerced3===void 0)if(dataType3=="number"||dataType3=="boolean")coerced3=
""+data3;else if(data3===null)coerced3="";else{let err6={instancePath:instancePath+"/since",schemaPath:"#/properties/sin\
ce/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err6]:vErrors.push(
err6),errors++}coerced3!==void 0&&(data3=coerced3,data!==void 0&&(data.since=coerced3))}if(typeof data3=="string"&&!formats02.
validate(data3)){let err7={instancePath:instancePath+"/since",schemaPath:"#/properties/since/anyOf/0/format",keyword:"fo\
rmat",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===null?vErrors=[err7]:vErrors.push(err7),
errors++}var _valid0=_errs9===errors;valid1=valid1||_valid0;let _errs11=errors;if(typeof data3!="string"){let dataType4=typeof data3,
coerced4;if(coerced4===void 0)if(dataType4=="number"||dataType4=="boolean")coerced4=""+data3;else if(data3===null)coerced4=
"";else{let err8={instancePath:instancePath+"/since",schemaPath:"#/properties/since/anyOf/1/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}coerced4!==void 0&&(data3=
coerced4,data!==void 0&&(data.since=coerced4))}if(typeof data3=="string"&&!formats2.validate(data3)){let err9={instancePath:instancePath+
"/since",schemaPath:"#/properties/since/anyOf/1/format",keyword:"format",params:{format:"date"},message:'must match form\
at "date"'};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}var _valid0=_errs11===errors;if(valid1=valid1||_valid0,
valid1)errors=_errs8,vErrors!==null&&(_errs8?vErrors.length=_errs8:vErrors=null);else{let err10={instancePath:instancePath+
"/since",schemaPath:"#/properties/since/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};vErrors===
null?vErrors=[err10]:vErrors.push(err10),errors++}}if(data.until!==void 0){let data4=data.until,_errs14=errors,valid2=!1,
_errs15=errors;if(typeof data4!="string"){let dataType5=typeof data4,coerced5;if(coerced5===void 0)if(dataType5=="number"||
dataType5=="boolean")coerced5=""+data4;else if(data4===null)coerced5="";else{let err11={instancePath:instancePath+"/unti\
l",schemaPath:"#/properties/until/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err11]:vErrors.push(err11),errors++}coerced5!==void 0&&(data4=coerced5,data!==void 0&&(data.until=coerced5))}
if(typeof data4=="string"&&!formats02.validate(data4)){let err12={instancePath:instancePath+"/until",schemaPath:"#/prope\
rties/until/anyOf/0/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===
null?vErrors=[err12]:vErrors.push(err12),errors++}var _valid1=_errs15===errors;valid2=valid2||_valid1;let _errs17=errors;
if(typeof data4!="string"){let dataType6=typeof data4,coerced6;if(coerced6===void 0)if(dataType6=="number"||dataType6=="\
boolean")coerced6=""+data4;else if(data4===null)coerced6="";else{let err13={instancePath:instancePath+"/until",schemaPath:"\
#/properties/until/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err13]:vErrors.push(err13),errors++}coerced6!==void 0&&(data4=coerced6,data!==void 0&&(data.until=coerced6))}if(typeof data4==
"string"&&!formats2.validate(data4)){let err14={instancePath:instancePath+"/until",schemaPath:"#/properties/until/anyOf/\
1/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};vErrors===null?vErrors=[err14]:vErrors.
push(err14),errors++}var _valid1=_errs17===errors;if(valid2=valid2||_valid1,valid2)errors=_errs14,vErrors!==null&&(_errs14?
vErrors.length=_errs14:vErrors=null);else{let err15={instancePath:instancePath+"/until",schemaPath:"#/properties/until/a\
nyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};vErrors===null?vErrors=[err15]:vErrors.push(err15),
errors++}}let data5=data.limit;if(!(typeof data5=="number"&&!(data5%1)&&!isNaN(data5))){let dataType7=typeof data5,coerced7;
if(coerced7===void 0)if(dataType7==="boolean"||data5===null||dataType7==="string"&&data5&&data5==+data5&&!(data5%1))coerced7=
+data5;else{let err16={instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}coerced7!==void 0&&(data5=
coerced7,data!==void 0&&(data.limit=coerced7))}if(typeof data5=="number"){if(data5>100||isNaN(data5)){let err17={instancePath:instancePath+
"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <\
= 100"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}if(data5<1||isNaN(data5)){let err18={instancePath:instancePath+
"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= \
1"};vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++}}if(data.cursor!==void 0){let data6=data.cursor;if(typeof data6!=
"string"){let dataType8=typeof data6,coerced8;if(coerced8===void 0)if(dataType8=="number"||dataType8=="boolean")coerced8=
""+data6;else if(data6===null)coerced8="";else{let err19={instancePath:instancePath+"/cursor",schemaPath:"#/properties/c\
ursor/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err19]:vErrors.push(
err19),errors++}coerced8!==void 0&&(data6=coerced8,data!==void 0&&(data.cursor=coerced8))}if(typeof data6=="string"&&func12(
data6)<1){let err20={instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err20]:vErrors.push(err20),errors++}}
if(data.format!==void 0){let data7=data.format;if(typeof data7!="string"){let dataType9=typeof data7,coerced9;if(coerced9===
void 0)if(dataType9=="number"||dataType9=="boolean")coerced9=""+data7;else if(data7===null)coerced9="";else{let err21={instancePath:instancePath+
"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err21]:vErrors.push(err21),errors++}coerced9!==void 0&&(data7=coerced9,data!==void 0&&(data.format=coerced9))}
if(!(data7==="json"||data7==="ndjson"||data7==="csv"||data7==="tson")){let err22={instancePath:instancePath+"/format",schemaPath:"\
#/properties/format/enum",keyword:"enum",params:{allowedValues:schema24.properties.format.enum},message:"must be equal t\
o one of the allowed values"};vErrors===null?vErrors=[err22]:vErrors.push(err22),errors++}}let data8=data.bom;if(typeof data8!=
"boolean"){let coerced10;if(coerced10===void 0)if(data8==="false"||data8===0||data8===null)coerced10=!1;else if(data8===
"true"||data8===1)coerced10=!0;else{let err23={instancePath:instancePath+"/bom",schemaPath:"#/properties/bom/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};vErrors===null?vErrors=[err23]:vErrors.push(err23),errors++}coerced10!==
void 0&&(data8=coerced10,data!==void 0&&(data.bom=coerced10))}}else{let err24={instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err24]:vErrors.push(err24),errors++}return validate572.
errors=vErrors,errors===0}validate572.evaluated={props:{q:!0,level:!0,source:!0,since:!0,until:!0,limit:!0,cursor:!0,format:!0,
bom:!0},dynamicProps:!1,dynamicItems:!1};var v610=validate58,schema25={$id:"v6",type:"object",properties:{status:{type:"\
string",enum:["pending","approved","denied"]},limit:{type:"integer",minimum:1,maximum:100,default:20},cursor:{type:"stri\
ng",minLength:1},format:{type:"string",enum:["json","ndjson","csv","tson"]},bom:{type:"boolean",default:!0}},required:[]};
function validate58(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate58.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.limit===void 0&&(data.limit=20),data.
bom===void 0&&(data.bom=!0),data.status!==void 0){let data0=data.status;if(typeof data0!="string"){let dataType0=typeof data0,
coerced0;if(coerced0===void 0)if(dataType0=="number"||dataType0=="boolean")coerced0=""+data0;else if(data0===null)coerced0=
"";else{let err0={instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"\
string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}coerced0!==void 0&&(data0=coerced0,
data!==void 0&&(data.status=coerced0))}if(!(data0==="pending"||data0==="approved"||data0==="denied")){let err1={instancePath:instancePath+
"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:schema25.properties.status.enum},message:"\
must be equal to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}let data1=data.limit;
if(!(typeof data1=="number"&&!(data1%1)&&!isNaN(data1))){let dataType1=typeof data1,coerced1;if(coerced1===void 0)if(dataType1===
"boolean"||data1===null||dataType1==="string"&&data1&&data1==+data1&&!(data1%1))coerced1=+data1;else{let err2={instancePath:instancePath+
"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===
null?vErrors=[err2]:vErrors.push(err2),errors++}coerced1!==void 0&&(data1=coerced1,data!==void 0&&(data.limit=coerced1))}
if(typeof data1=="number"){if(data1>100||isNaN(data1)){let err3={instancePath:instancePath+"/limit",schemaPath:"#/proper\
ties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};vErrors===null?vErrors=
[err3]:vErrors.push(err3),errors++}if(data1<1||isNaN(data1)){let err4={instancePath:instancePath+"/limit",schemaPath:"#/\
properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};vErrors===null?vErrors=
[err4]:vErrors.push(err4),errors++}}if(data.cursor!==void 0){let data2=data.cursor;if(typeof data2!="string"){let dataType2=typeof data2,
coerced2;if(coerced2===void 0)if(dataType2=="number"||dataType2=="boolean")coerced2=""+data2;else if(data2===null)coerced2=
"";else{let err5={instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type:"\
string"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}coerced2!==void 0&&(data2=coerced2,
data!==void 0&&(data.cursor=coerced2))}if(typeof data2=="string"&&func12(data2)<1){let err6={instancePath:instancePath+"\
/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer th\
an 1 characters"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}if(data.format!==void 0){let data3=data.format;
if(typeof data3!="string"){let dataType3=typeof data3,coerced3;if(coerced3===void 0)if(dataType3=="number"||dataType3=="\
boolean")coerced3=""+data3;else if(data3===null)coerced3="";else{let err7={instancePath:instancePath+"/format",schemaPath:"\
#/properties/format/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err7]:
vErrors.push(err7),errors++}coerced3!==void 0&&(data3=coerced3,data!==void 0&&(data.format=coerced3))}if(!(data3==="json"||
data3==="ndjson"||data3==="csv"||data3==="tson")){let err8={instancePath:instancePath+"/format",schemaPath:"#/properties\
/format/enum",keyword:"enum",params:{allowedValues:schema25.properties.format.enum},message:"must be equal to one of the\
 allowed values"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}let data4=data.bom;if(typeof data4!="boolea\
n"){let coerced4;if(coerced4===void 0)if(data4==="false"||data4===0||data4===null)coerced4=!1;else if(data4==="true"||data4===
1)coerced4=!0;else{let err9={instancePath:instancePath+"/bom",schemaPath:"#/properties/bom/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}coerced4!==void 0&&
(data4=coerced4,data!==void 0&&(data.bom=coerced4))}}else{let err10={instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}return validate58.errors=
vErrors,errors===0}validate58.evaluated={props:{status:!0,limit:!0,cursor:!0,format:!0,bom:!0},dynamicProps:!1,dynamicItems:!1};
var query={getMe:v02,getCliConfig:v02,refreshSession:v02,exchangeAuthorizationCode:v02,listWorkspaces:v110,getCurrentWorkspace:v02,
getWorkspace:v02,switchWorkspace:v02,mintToken:v02,getToken:v02,revokeToken:v02,rotateToken:v02,listPages:v110,publishPages:v02,
getPage:v02,rollbackPage:v02,updatePage:v02,getTheme:v02,publishTheme:v02,updateTheme:v02,getBilling:v02,listInvoices:v110,
setPaymentMethod:v02,changePlan:v02,getUsage:v210,listForms:v110,getForm:v02,listSubmissions:v310,listLogs:v410,searchLogs:v510,
tailLogs:v02,listApprovals:v610,getApproval:v02,approveApproval:v02,denyApproval:v02,listSecrets:v110,setSecret:v02,createProxyUrl:v02,
deleteSecret:v02,rotateSecret:v02,listAgents:v110,createAgent:v02,getAgent:v02,activateAgent:v02,deactivateAgent:v02,listRuns:v110,
listWebhookSubscriptions:v110,createWebhookSubscription:v02,getWebhookSubscription:v02,deleteWebhookSubscription:v02};var v03=validate522;function validate522(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate522.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),!(data&&typeof data=="object"&&!Array.isArray(data))){let err0={instancePath,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}
return validate522.errors=vErrors,errors===0}validate522.evaluated={dynamicProps:!1,dynamicItems:!1};var v111=validate533;var func13=require_ucs2length().default;function validate533(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate533.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
slug===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"slug"},message:"\
must have required property 'slug'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.slug!==void 0){let data0=data.
slug;if(typeof data0!="string"){let dataType0=typeof data0,coerced0;if(coerced0===void 0)if(dataType0=="number"||dataType0==
"boolean")coerced0=""+data0;else if(data0===null)coerced0="";else{let err1={instancePath:instancePath+"/slug",schemaPath:"\
#/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err1]:vErrors.
push(err1),errors++}coerced0!==void 0&&(data0=coerced0,data!==void 0&&(data.slug=coerced0))}if(typeof data0=="string"&&func13(
data0)<1){let err2={instancePath:instancePath+"/slug",schemaPath:"#/properties/slug/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}}else{
let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?
vErrors=[err3]:vErrors.push(err3),errors++}return validate533.errors=vErrors,errors===0}validate533.evaluated={props:{slug:!0},
dynamicProps:!1,dynamicItems:!1};var v211=validate543;function validate543(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate543.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.slug===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"slug"},message:"must have required property 'slug'"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.id===void 0){let err1={instancePath,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}if(data.slug!==void 0){let data0=data.slug;if(typeof data0!="string"){let dataType0=typeof data0,
coerced0;if(coerced0===void 0)if(dataType0=="number"||dataType0=="boolean")coerced0=""+data0;else if(data0===null)coerced0=
"";else{let err2={instancePath:instancePath+"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}coerced0!==void 0&&(data0=coerced0,
data!==void 0&&(data.slug=coerced0))}if(typeof data0=="string"&&func13(data0)<1){let err3={instancePath:instancePath+"/s\
lug",schemaPath:"#/properties/slug/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 c\
haracters"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}if(data.id!==void 0){let data1=data.id;if(typeof data1!=
"string"){let dataType1=typeof data1,coerced1;if(coerced1===void 0)if(dataType1=="number"||dataType1=="boolean")coerced1=
""+data1;else if(data1===null)coerced1="";else{let err4={instancePath:instancePath+"/id",schemaPath:"#/properties/id/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}
coerced1!==void 0&&(data1=coerced1,data!==void 0&&(data.id=coerced1))}if(typeof data1=="string"&&func13(data1)<1){let err5={
instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"mus\
t NOT have fewer than 1 characters"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}}else{let err6={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err6]:vErrors.
push(err6),errors++}return validate543.errors=vErrors,errors===0}validate543.evaluated={props:{slug:!0,id:!0},dynamicProps:!1,
dynamicItems:!1};var v311=validate552;function validate552(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate552.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.id===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.id!==void 0){let data0=data.id;if(typeof data0!="string"){let dataType0=typeof data0,
coerced0;if(coerced0===void 0)if(dataType0=="number"||dataType0=="boolean")coerced0=""+data0;else if(data0===null)coerced0=
"";else{let err1={instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}coerced0!==void 0&&(data0=coerced0,data!==
void 0&&(data.id=coerced0))}if(typeof data0=="string"&&func13(data0)<1){let err2={instancePath:instancePath+"/id",schemaPath:"\
#/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===
null?vErrors=[err2]:vErrors.push(err2),errors++}}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate552.errors=
vErrors,errors===0}validate552.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var v411=validate563;function validate563(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate563.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.slug===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"slug"},message:"must have required property 'slug'"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.name===void 0){let err1={instancePath,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};vErrors===null?
vErrors=[err1]:vErrors.push(err1),errors++}if(data.slug!==void 0){let data0=data.slug;if(typeof data0!="string"){let dataType0=typeof data0,
coerced0;if(coerced0===void 0)if(dataType0=="number"||dataType0=="boolean")coerced0=""+data0;else if(data0===null)coerced0=
"";else{let err2={instancePath:instancePath+"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}coerced0!==void 0&&(data0=coerced0,
data!==void 0&&(data.slug=coerced0))}if(typeof data0=="string"&&func13(data0)<1){let err3={instancePath:instancePath+"/s\
lug",schemaPath:"#/properties/slug/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 c\
haracters"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}if(data.name!==void 0){let data1=data.name;if(typeof data1!=
"string"){let dataType1=typeof data1,coerced1;if(coerced1===void 0)if(dataType1=="number"||dataType1=="boolean")coerced1=
""+data1;else if(data1===null)coerced1="";else{let err4={instancePath:instancePath+"/name",schemaPath:"#/properties/name\
/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),
errors++}coerced1!==void 0&&(data1=coerced1,data!==void 0&&(data.name=coerced1))}if(typeof data1=="string"&&func13(data1)<
1){let err5={instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}}else{let err6={
instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=
[err6]:vErrors.push(err6),errors++}return validate563.errors=vErrors,errors===0}validate563.evaluated={props:{slug:!0,name:!0},
dynamicProps:!1,dynamicItems:!1};var path={getMe:v03,getCliConfig:v03,refreshSession:v03,exchangeAuthorizationCode:v03,listWorkspaces:v03,
getCurrentWorkspace:v03,getWorkspace:v111,switchWorkspace:v111,mintToken:v111,getToken:v211,revokeToken:v211,rotateToken:v211,
listPages:v111,publishPages:v111,getPage:v211,rollbackPage:v211,updatePage:v211,getTheme:v111,publishTheme:v111,updateTheme:v111,
getBilling:v111,listInvoices:v111,setPaymentMethod:v111,changePlan:v111,getUsage:v111,listForms:v111,getForm:v211,listSubmissions:v211,
listLogs:v111,searchLogs:v111,tailLogs:v111,listApprovals:v03,getApproval:v311,approveApproval:v311,denyApproval:v311,listSecrets:v111,
setSecret:v111,createProxyUrl:v111,deleteSecret:v411,rotateSecret:v411,listAgents:v111,createAgent:v111,getAgent:v211,activateAgent:v211,
deactivateAgent:v211,listRuns:v211,listWebhookSubscriptions:v111,createWebhookSubscription:v111,getWebhookSubscription:v211,
deleteWebhookSubscription:v211};var v04=validate523;function validate523(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate523.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),!(data&&typeof data=="object"&&!Array.isArray(data))){let err0={instancePath,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}
return validate523.errors=vErrors,errors===0}validate523.evaluated={dynamicProps:!1,dynamicItems:!1};var v112=validate534;var func14=require_ucs2length().default;function validate534(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate534.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data["\
Idempotency-Key"]!==void 0){let data0=data["Idempotency-Key"];if(typeof data0!="string"){let dataType0=typeof data0,coerced0;
if(coerced0===void 0)if(dataType0=="number"||dataType0=="boolean")coerced0=""+data0;else if(data0===null)coerced0="";else{
let err0={instancePath:instancePath+"/Idempotency-Key",schemaPath:"#/properties/Idempotency-Key/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}coerced0!==void 0&&(data0=
coerced0,data!==void 0&&(data["Idempotency-Key"]=coerced0))}if(typeof data0=="string"){if(func14(data0)>255){let err1={instancePath:instancePath+
"/Idempotency-Key",schemaPath:"#/properties/Idempotency-Key/maxLength",keyword:"maxLength",params:{limit:255},message:"m\
ust NOT have more than 255 characters"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(func14(data0)<1){let err2={
instancePath:instancePath+"/Idempotency-Key",schemaPath:"#/properties/Idempotency-Key/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}}}else{
let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?
vErrors=[err3]:vErrors.push(err3),errors++}return validate534.errors=vErrors,errors===0}validate534.evaluated={props:{"I\
dempotency-Key":!0},dynamicProps:!1,dynamicItems:!1};var v212=validate544;function validate544(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate544.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data["If-Match"]!==void 0){let data0=data["\
If-Match"];if(typeof data0!="string"){let dataType0=typeof data0,coerced0;if(coerced0===void 0)if(dataType0=="number"||dataType0==
"boolean")coerced0=""+data0;else if(data0===null)coerced0="";else{let err0={instancePath:instancePath+"/If-Match",schemaPath:"\
#/properties/If-Match/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:
vErrors.push(err0),errors++}coerced0!==void 0&&(data0=coerced0,data!==void 0&&(data["If-Match"]=coerced0))}if(typeof data0==
"string"&&func14(data0)<1){let err1={instancePath:instancePath+"/If-Match",schemaPath:"#/properties/If-Match/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err1]:vErrors.
push(err1),errors++}}if(data["Idempotency-Key"]!==void 0){let data1=data["Idempotency-Key"];if(typeof data1!="string"){let dataType1=typeof data1,
coerced1;if(coerced1===void 0)if(dataType1=="number"||dataType1=="boolean")coerced1=""+data1;else if(data1===null)coerced1=
"";else{let err2={instancePath:instancePath+"/Idempotency-Key",schemaPath:"#/properties/Idempotency-Key/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}coerced1!==
void 0&&(data1=coerced1,data!==void 0&&(data["Idempotency-Key"]=coerced1))}if(typeof data1=="string"){if(func14(data1)>255){
let err3={instancePath:instancePath+"/Idempotency-Key",schemaPath:"#/properties/Idempotency-Key/maxLength",keyword:"maxL\
ength",params:{limit:255},message:"must NOT have more than 255 characters"};vErrors===null?vErrors=[err3]:vErrors.push(err3),
errors++}if(func14(data1)<1){let err4={instancePath:instancePath+"/Idempotency-Key",schemaPath:"#/properties/Idempotency\
-Key/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=
[err4]:vErrors.push(err4),errors++}}}}else{let err5={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}return validate544.errors=vErrors,
errors===0}validate544.evaluated={props:{"If-Match":!0,"Idempotency-Key":!0},dynamicProps:!1,dynamicItems:!1};var header={
getMe:v04,getCliConfig:v04,refreshSession:v04,exchangeAuthorizationCode:v04,listWorkspaces:v04,getCurrentWorkspace:v04,getWorkspace:v04,
switchWorkspace:v112,mintToken:v112,getToken:v04,revokeToken:v112,rotateToken:v112,listPages:v04,publishPages:v112,getPage:v04,
rollbackPage:v112,updatePage:v212,getTheme:v04,publishTheme:v112,updateTheme:v212,getBilling:v04,listInvoices:v04,setPaymentMethod:v112,
changePlan:v112,getUsage:v04,listForms:v04,getForm:v04,listSubmissions:v04,listLogs:v04,searchLogs:v04,tailLogs:v04,listApprovals:v04,
getApproval:v04,approveApproval:v112,denyApproval:v112,listSecrets:v04,setSecret:v112,createProxyUrl:v112,deleteSecret:v112,
rotateSecret:v112,listAgents:v04,createAgent:v112,getAgent:v04,activateAgent:v112,deactivateAgent:v112,listRuns:v04,listWebhookSubscriptions:v04,
createWebhookSubscription:v112,getWebhookSubscription:v04,deleteWebhookSubscription:v112};var v05=validate524;function validate524(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate524.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.value!==void 0){let data0=data.value;
if(typeof data0!="string"){let dataType0=typeof data0,coerced0;if(coerced0===void 0)if(dataType0=="number"||dataType0=="\
boolean")coerced0=""+data0;else if(data0===null)coerced0="";else{let err0={instancePath:instancePath+"/value",schemaPath:"\
#/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}coerced0!==void 0&&(data0=coerced0,data!==void 0&&(data.value=coerced0))}}}else{let err1={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err1]:vErrors.
push(err1),errors++}return validate524.errors=vErrors,errors===0}validate524.evaluated={props:{value:!0},dynamicProps:!1,
dynamicItems:!1};var v113=validate535,schema203={$id:"v1",type:"object",properties:{value:{type:"string",enum:["identity",
"gzip","zstd"],default:"identity"}}};function validate535(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate535.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){data.
value===void 0&&(data.value="identity");let data0=data.value;if(typeof data0!="string"){let dataType0=typeof data0,coerced0;
if(coerced0===void 0)if(dataType0=="number"||dataType0=="boolean")coerced0=""+data0;else if(data0===null)coerced0="";else{
let err0={instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}coerced0!==void 0&&(data0=coerced0,data!==
void 0&&(data.value=coerced0))}if(!(data0==="identity"||data0==="gzip"||data0==="zstd")){let err1={instancePath:instancePath+
"/value",schemaPath:"#/properties/value/enum",keyword:"enum",params:{allowedValues:schema203.properties.value.enum},message:"\
must be equal to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}else{let err2={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}return validate535.errors=vErrors,errors===0}validate535.evaluated={props:{value:!0},dynamicProps:!1,
dynamicItems:!1};var v213=validate545;var func15=require_ucs2length().default;function validate545(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate545.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
value!==void 0){let data0=data.value;if(typeof data0!="string"){let dataType0=typeof data0,coerced0;if(coerced0===void 0)
if(dataType0=="number"||dataType0=="boolean")coerced0=""+data0;else if(data0===null)coerced0="";else{let err0={instancePath:instancePath+
"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}coerced0!==void 0&&(data0=coerced0,data!==void 0&&(data.value=coerced0))}
if(typeof data0=="string"&&func15(data0)<1){let err1={instancePath:instancePath+"/value",schemaPath:"#/properties/value/\
minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}}}else{let err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}return validate545.errors=vErrors,errors===
0}validate545.evaluated={props:{value:!0},dynamicProps:!1,dynamicItems:!1};var v312=validate553,schema222={$id:"v3",type:"\
object",properties:{value:{type:"string",enum:["false","true"],default:"false"}}};function validate553(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate553.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data==
"object"&&!Array.isArray(data)){data.value===void 0&&(data.value="false");let data0=data.value;if(typeof data0!="string"){
let dataType0=typeof data0,coerced0;if(coerced0===void 0)if(dataType0=="number"||dataType0=="boolean")coerced0=""+data0;else if(data0===
null)coerced0="";else{let err0={instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}coerced0!==void 0&&(data0=
coerced0,data!==void 0&&(data.value=coerced0))}if(!(data0==="false"||data0==="true")){let err1={instancePath:instancePath+
"/value",schemaPath:"#/properties/value/enum",keyword:"enum",params:{allowedValues:schema222.properties.value.enum},message:"\
must be equal to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}else{let err2={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}return validate553.errors=vErrors,errors===0}validate553.evaluated={props:{value:!0},dynamicProps:!1,
dynamicItems:!1};var v412=validate564;function validate564(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate564.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.value!==void 0){let data0=data.value;
if(!(typeof data0=="number"&&!(data0%1)&&!isNaN(data0))){let dataType0=typeof data0,coerced0;if(coerced0===void 0)if(dataType0===
"boolean"||data0===null||dataType0==="string"&&data0&&data0==+data0&&!(data0%1))coerced0=+data0;else{let err0={instancePath:instancePath+
"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}coerced0!==void 0&&(data0=coerced0,data!==void 0&&(data.value=coerced0))}
if(typeof data0=="number"&&(data0<1||isNaN(data0))){let err1={instancePath:instancePath+"/value",schemaPath:"#/propertie\
s/value/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};vErrors===null?vErrors=[err1]:
vErrors.push(err1),errors++}}}else{let err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}return validate564.errors=vErrors,errors===0}
validate564.evaluated={props:{value:!0},dynamicProps:!1,dynamicItems:!1};var v511=validate573;function validate573(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate573.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.value!==void 0){let data0=data.value;
if(!(typeof data0=="number"&&!(data0%1)&&!isNaN(data0))){let dataType0=typeof data0,coerced0;if(coerced0===void 0)if(dataType0===
"boolean"||data0===null||dataType0==="string"&&data0&&data0==+data0&&!(data0%1))coerced0=+data0;else{let err0={instancePath:instancePath+
"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}coerced0!==void 0&&(data0=coerced0,data!==void 0&&(data.value=coerced0))}
if(typeof data0=="number"&&(data0<0||isNaN(data0))){let err1={instancePath:instancePath+"/value",schemaPath:"#/propertie\
s/value/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err1]:
vErrors.push(err1),errors++}}}else{let err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}return validate573.errors=vErrors,errors===0}
validate573.evaluated={props:{value:!0},dynamicProps:!1,dynamicItems:!1};var v611=validate582;function validate582(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate582.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.value!==void 0){let data0=data.value;
if(typeof data0!="string"){let dataType0=typeof data0,coerced0;if(coerced0===void 0)if(dataType0=="number"||dataType0=="\
boolean")coerced0=""+data0;else if(data0===null)coerced0="";else{let err0={instancePath:instancePath+"/value",schemaPath:"\
#/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}coerced0!==void 0&&(data0=coerced0,data!==void 0&&(data.value=coerced0))}}}else{let err1={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err1]:vErrors.
push(err1),errors++}return validate582.errors=vErrors,errors===0}validate582.evaluated={props:{value:!0},dynamicProps:!1,
dynamicItems:!1};var headers={BillingReminder:v05,ContentEncoding:v113,Etag:v213,IdempotentReplayed:v312,NewEtag:v213,NextCursor:v213,
RateLimitLimit:v412,RateLimitNoneRemaining:v511,RateLimitRemaining:v511,RateLimitReset:v511,RetryAfter:v511,RetryNow:v511,
Vary:v611};export{header,headers,path,query,schemas};
