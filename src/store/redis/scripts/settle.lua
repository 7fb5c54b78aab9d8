-- Says what became of the head of a claimed lane, and claims the next entry under the same token.
-- Begins with a write that needs no memory: refusing it would have sent what was sent once more.
--
-- KEYS  1 lanes  2 lanes due  3 receipts  4 counter  5 list of the lane  6 state
--       7 parked  8 parked bodies
-- ARGV  1 now  2 lease  3 name of the lane  4 member of `lanes due`  5 token  6 id of the entry
--       7 'sent' | 'retry' | 'parked'
--       8 sent: the platform's id behind an "i", or ''   retry: when   parked: sealed head
--       9 receipts kept  10 how long receipts are kept that have no state beside them  11 shard
--       12 '1' where this attempt does not count
-- Returns {attempts, body, receipt or false} of the next entry, or false
local keys = {
  lanes = KEYS[1], lanes_due = KEYS[2], receipts = KEYS[3], counter = KEYS[4],
  state = KEYS[6], parked = KEYS[7], parked_bodies = KEYS[8],
}
local list = KEYS[5]
local now, lease, lane, member = tonumber(ARGV[1]), tonumber(ARGV[2]), ARGV[3], ARGV[4]
local token, result, given = ARGV[5], ARGV[7], ARGV[8]

-- A receipt is the time, and behind a bar the platform's id if it is known.
local function keep_receipt(message)
  local known = redis.call('HGET', keys.receipts, message)
  local platform_id = known and string.match(known, '|.*$') or ''
  if given ~= '' then platform_id = '|' .. string.sub(given, 2) end
  redis.call('HSET', keys.receipts, message, ARGV[1] .. platform_id)

  local left = redis.call('PTTL', keys.state)
  redis.call('PEXPIRE', keys.receipts, left > 0 and left or ARGV[10])
  if redis.call('HLEN', keys.receipts) <= tonumber(ARGV[9]) then return end
  local all, oldest, oldest_at = redis.call('HGETALL', keys.receipts), nil, math.huge
  for i = 1, #all, 2 do
    local sent_at = tonumber(string.match(all[i + 1], '^%d+'))
    if sent_at < oldest_at then oldest, oldest_at = all[i], sent_at end
  end
  redis.call('HDEL', keys.receipts, oldest)
end

if token == '' or redis.call('HGET', keys.lanes, lane) ~= token then return false end
local head = redis.call('LRANGE', list, 0, entry_size - 1)
if head[1] ~= ARGV[6] then return false end

if result == 'retry' then
  redis.call('HDEL', keys.lanes, lane)
  redis.call('HSET', keys.lanes, lane, '')
  if ARGV[12] == '1' then redis.call('LSET', list, 2, tonumber(head[3]) - 1) end
  redis.call('ZADD', keys.lanes_due, given, member)
  return false
end
redis.call('LTRIM', list, entry_size, -1)
if result == 'parked' then
  park(keys, ARGV[11], given, head[4])
elseif head[2] ~= '' then
  keep_receipt(string.sub(head[2], 2))
end
return claim_head(keys, list, lane, member, token, now, lease)
