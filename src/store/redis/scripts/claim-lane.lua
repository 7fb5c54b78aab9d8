-- Claims one lane if it is due.
--
-- KEYS  1 lanes  2 lanes due  3 receipts  4 counter  5 list of the lane
-- ARGV  1 now  2 lease  3 name of the lane  4 member of `lanes due`
-- Returns {token, attempts, body, receipt or false}, or false
local keys = {lanes = KEYS[1], lanes_due = KEYS[2], receipts = KEYS[3], counter = KEYS[4]}
local now, lease, lane, member = tonumber(ARGV[1]), tonumber(ARGV[2]), ARGV[3], ARGV[4]

local due = tonumber(redis.call('ZSCORE', keys.lanes_due, member))
if not due or due > now then return false end
local token = new_token(keys.counter)
local head = claim_head(keys, KEYS[5], lane, member, token, now, lease)
if not head then return false end
return {token, head[1], head[2], head[3]}
