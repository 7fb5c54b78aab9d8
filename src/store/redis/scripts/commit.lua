-- Ends a turn: all of it, or nothing where the claim was lost. Claims the lanes that got entries.
-- Begins with a write that needs no memory: what was accepted is finished on a full server too.
--
-- KEYS  1 meta  2 mailbox  3 state  4 traces  5 receipts  6 due  7 counter  8 lanes  9 lanes due
--       10 parked  11 parked bodies  12 list  then the list of each lane, then the set of each person
-- ARGV  1 now  2 lease  3 token  4 member of `due`  5 inputs consumed  6 sealed state
--       7 keep the state until  8 due at, or ''  9 sealed trace, or ''  10 traces kept  11 shard
--       12 '1' where earlier traces and receipts go  13 how long inputs and entries may wait
--       14 number of parked   then for each: sealed head, sealed body
--       next number of receipts to forget   then the logical messages
--       next number of lanes   then for each: name, member of `lanes due`
--       then for each entry: number of its lane, id, message behind an "m" or '', sealed body
-- Returns false where the claim was lost, -1 where the turn consumed too much, else for each lane
--         that is claimed now {number of the lane, token, attempts, body, receipt or false}
local keys = {
  meta = KEYS[1], mailbox = KEYS[2], state = KEYS[3], traces = KEYS[4], receipts = KEYS[5],
  due = KEYS[6], counter = KEYS[7], lanes = KEYS[8], lanes_due = KEYS[9],
  parked = KEYS[10], parked_bodies = KEYS[11],
}
local lane_keys = 12
local now, lease, member = tonumber(ARGV[1]), tonumber(ARGV[2]), ARGV[4]
local consumed, keep_until = tonumber(ARGV[5]), tonumber(ARGV[7])
local at = 14

local function take()
  at = at + 1
  return ARGV[at - 1]
end

local claimed = redis.call('HMGET', keys.meta, 'token', 'inputs')
if claimed[1] ~= ARGV[3] then return false end
if consumed > tonumber(claimed[2]) then return -1 end
redis.call('HDEL', keys.meta, 'token', 'inputs', 'attempts', 'failures', 'anew')

if consumed > 0 then redis.call('LTRIM', keys.mailbox, consumed, -1) end
for _ = 1, tonumber(take()) do
  local head = take()
  park(keys, ARGV[11], head, take())
end
for _ = 1, tonumber(take()) do redis.call('HDEL', keys.receipts, take()) end
if ARGV[12] == '1' then redis.call('DEL', keys.traces, keys.receipts) end

if keep_until > now then
  redis.call('SET', keys.state, ARGV[7] .. '|' .. ARGV[6], 'PX', keep_until - now)
  if ARGV[9] ~= '' then
    redis.call('RPUSH', keys.traces, ARGV[9])
    redis.call('LTRIM', keys.traces, -tonumber(ARGV[10]), -1)
  end
  redis.call('PEXPIRE', keys.traces, keep_until - now)
  redis.call('PEXPIRE', keys.receipts, keep_until - now)
else
  redis.call('DEL', keys.state, keys.traces)
end

local waits_until = now + tonumber(ARGV[13])
redis.call('ZREMRANGEBYSCORE', KEYS[12], '-inf', now)
if redis.call('EXISTS', keys.mailbox) == 1 then
  redis.call('ZADD', KEYS[12], waits_until, member)
  local quiet = tonumber(redis.call('HGET', keys.meta, 'quiet') or 0)
  redis.call('ZADD', keys.due, math.max(now, quiet), member)
else
  redis.call('ZADD', KEYS[12], keep_until, member)
  redis.call('DEL', keys.meta)
  if ARGV[8] ~= '' then
    redis.call('ZADD', keys.due, ARGV[8], member)
  else
    redis.call('ZREM', keys.due, member)
  end
end

local lanes = {}
for number = 1, tonumber(take()) do
  lanes[number] = {name = take(), member = take(), list = KEYS[lane_keys + number]}
end
note_people({unpack(KEYS, lane_keys + #lanes + 1)}, member, now, math.max(keep_until, waits_until))
while at <= #ARGV do
  local lane = lanes[tonumber(take())]
  local id, message, body = take(), take(), take()
  ensure_lane(keys, lane.name, lane.member, now)
  local waiting = waiting_at(keys, lane.list, lane.name, message)
  if waiting then
    local first = waiting * entry_size
    redis.call('LSET', lane.list, first, id)
    redis.call('LSET', lane.list, first + 2, 0)
    redis.call('LSET', lane.list, first + 3, body)
  else
    redis.call('RPUSH', lane.list, id, message, 0, body)
  end
end

local claims = {}
for number, lane in ipairs(lanes) do
  if tonumber(redis.call('ZSCORE', keys.lanes_due, lane.member) or 0) <= now then
    local token = new_token(keys.counter)
    local head = claim_head(keys, lane.list, lane.name, lane.member, token, now, lease)
    claims[#claims + 1] = {number, token, head[1], head[2], head[3]}
  end
end
return claims
